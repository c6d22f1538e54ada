import type { Release, ReleaseDraft } from '@tangent/contract/release.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { RELEASED_STATUSES } from '@tangent/domain/release/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  account = await signUp(app);
  await grantPlanTo(app, account, 'advanced');
});
afterAll(() => app.close());

const UPC = '036000291452';
const TAKEN = { code: 'code_taken' };
const moveTo = (release: Release, status: Release['status']) =>
  app.db.update(releases).set({ status }).where(eq(releases.id, release.id));
const withIsrc = async (isrc: string, audio?: string, by = account): Promise<Partial<ReleaseDraft>> => ({
  tracks: [trackDraft(audio ?? (await addAudio(app, by)), { isrc })],
});

test('[S3-048] a UPC of another delivered release is taken, also when written as an EAN', async () => {
  const out = await addDraft(app, account, { upc: UPC });
  for (const status of RELEASED_STATUSES) {
    await moveTo(out, status);
    for (const upc of [UPC, `0${UPC}`]) {
      const again = await addDraft(app, account, { upc });
      expect((await submit(account, again)).error.errors).toEqual({ upc: TAKEN });
    }
  }
  for (const status of ['draft', 'in_review', 'rejected', 'expired'] as const) {
    await moveTo(out, status);
    expect((await submit(account, await addDraft(app, account, { upc: UPC }))).status).toBe(200);
  }
});

test('[S3-064] an ISRC in use is taken, except for the same recording of the same account', async () => {
  const sound = await addAudio(app, account, {}, 'sound');
  const out = await addDraft(app, account, await withIsrc('TRABC2600001', sound));
  await moveTo(out, 'published');
  const another = await addDraft(app, account, await withIsrc('TRABC2600001'));
  expect((await submit(account, another)).error.errors).toEqual({ 'tracks.0.isrc': TAKEN });
  const sameFile = await addDraft(
    app,
    account,
    await withIsrc('TRABC2600001', await addAudio(app, account, {}, 'sound')),
  );
  expect((await submit(account, sameFile)).status).toBe(200);
  const tagged = await addAudio(app, account);
  for (const id of [sound, tagged]) {
    await app.db.update(uploads).set({ pcm_md5: 'samples' }).where(eq(uploads.id, id));
  }
  const sameSamples = await addDraft(app, account, await withIsrc('TRABC2600001', tagged));
  expect((await submit(account, sameSamples)).status).toBe(200);
  const stranger = await signUp(app);
  await grantPlanTo(app, stranger, 'pro');
  const theirSound = await addAudio(app, stranger, {}, 'sound');
  const foreignRelease = await addDraft(app, stranger, await withIsrc('TRABC2600001', theirSound, stranger));
  expect((await submit(stranger, foreignRelease)).error.errors).toEqual({ 'tracks.0.isrc': TAKEN });
});

test.each([
  [{ upc: '036000291453' }, { upc: { code: 'upc_check_digit', params: { expected: 2 } } }],
  [{ upc: '12345' }, { upc: { code: 'upc_invalid' } }],
])('a wrong UPC can be saved but not submitted: %j', async (change, expected) => {
  const draft = await addDraft(app, account, change);
  expect((await submit(account, draft)).error.errors).toEqual(expected);
});

test.each([
  ['TRABC26', { code: 'isrc_invalid' }],
  ['XXABC2600001', { code: 'isrc_prefix', params: { prefix: 'XX' } }],
])('a wrong ISRC can be saved but not submitted: %s', async (isrc, expected) => {
  const draft = await addDraft(app, account, await withIsrc(isrc));
  expect((await submit(account, draft)).error.errors).toEqual({ 'tracks.0.isrc': expected });
});
