import type { Release, ReleaseDraft } from '@tangent/contract/release.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { RELEASED_STATUSES } from '@tangent/domain/release/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { addDraft, addStores, submit, trackDraft } from '../testing/test-release.ts';
import { addAudio } from '../testing/test-upload.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  await addStores(app);
  person = await signUp(app);
  await givePlan(app, person, 'advanced');
});
afterAll(() => app.close());

const UPC = '036000291452';
const TAKEN = { code: 'code_taken' };
const moveTo = (release: Release, status: Release['status']) =>
  app.db.update(releases).set({ status }).where(eq(releases.id, release.id));
const withIsrc = async (isrc: string, audio?: string, by = person): Promise<Partial<ReleaseDraft>> => ({
  tracks: [trackDraft(audio ?? (await addAudio(app, by)), { isrc })],
});

test('[S3-048] a UPC that another release goes out with is taken, also when it is written as an EAN', async () => {
  const out = await addDraft(app, person, { upc: UPC });
  for (const status of RELEASED_STATUSES) {
    await moveTo(out, status);
    for (const upc of [UPC, `0${UPC}`]) {
      const again = await addDraft(app, person, { upc });
      expect((await submit(person, again)).error.errors).toEqual({ upc: TAKEN });
    }
  }
  for (const status of ['draft', 'in_review', 'rejected', 'expired'] as const) {
    await moveTo(out, status);
    expect((await submit(person, await addDraft(app, person, { upc: UPC }))).status).toBe(200);
  }
});

test('[S3-064] an ISRC in use is taken, but for the same recording of the same account', async () => {
  const sound = await addAudio(app, person, {}, 'sound');
  const out = await addDraft(app, person, await withIsrc('TRABC2600001', sound));
  await moveTo(out, 'published');
  const another = await addDraft(app, person, await withIsrc('TRABC2600001'));
  expect((await submit(person, another)).error.errors).toEqual({ 'tracks.0.isrc': TAKEN });
  const sameFile = await addDraft(
    app,
    person,
    await withIsrc('TRABC2600001', await addAudio(app, person, {}, 'sound')),
  );
  expect((await submit(person, sameFile)).status).toBe(200);
  const tagged = await addAudio(app, person);
  for (const id of [sound, tagged]) {
    await app.db.update(uploads).set({ pcm_md5: 'samples' }).where(eq(uploads.id, id));
  }
  const sameSamples = await addDraft(app, person, await withIsrc('TRABC2600001', tagged));
  expect((await submit(person, sameSamples)).status).toBe(200);
  const stranger = await signUp(app);
  await givePlan(app, stranger, 'pro');
  const theirSound = await addAudio(app, stranger, {}, 'sound');
  const theirs = await addDraft(app, stranger, await withIsrc('TRABC2600001', theirSound, stranger));
  expect((await submit(stranger, theirs)).error.errors).toEqual({ 'tracks.0.isrc': TAKEN });
});

test.each([
  [{ upc: '036000291453' }, { upc: { code: 'upc_check_digit', params: { expected: 2 } } }],
  [{ upc: '12345' }, { upc: { code: 'upc_invalid' } }],
])('a wrong UPC can be saved and not submitted: %j', async (change, expected) => {
  const draft = await addDraft(app, person, change);
  expect((await submit(person, draft)).error.errors).toEqual(expected);
});

test.each([
  ['TRABC26', { code: 'isrc_invalid' }],
  ['XXABC2600001', { code: 'isrc_prefix', params: { prefix: 'XX' } }],
])('a wrong ISRC can be saved and not submitted: %s', async (isrc, expected) => {
  const draft = await addDraft(app, person, await withIsrc(isrc));
  expect((await submit(person, draft)).error.errors).toEqual({ 'tracks.0.isrc': expected });
});
