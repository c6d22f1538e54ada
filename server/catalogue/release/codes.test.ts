import { type Release, type ReleaseDraft, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { RELEASED_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
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

test.each<[string, object, object]>([
  ['a UPC', { upc: '036000291453' }, { upc: { code: 'upc_check_digit', params: { expected: 2 } } }],
  ['a UPC', { upc: '12345' }, { upc: { code: 'upc_invalid' } }],
  ['a language', { language: 'xx' }, { language: { code: 'invalid_choice' } }],
  ['a title', { title: 'a'.repeat(101) }, { title: { code: 'max_length', params: { max: 100 } } }],
  [
    'a label',
    { record_label: 'a\u200bb' },
    {
      record_label: {
        code: 'invalid_characters',
        params: { context: 'hidden', sign: 'U+200B', kind: 'space', after: 'a' },
      },
    },
  ],
])('%s in a wrong format is refused when it is saved: %j', async (_name, change, expected) => {
  const draft = await addDraft(app, account);
  const body = { version: draft.version, explicit: true, ...change };
  const { status, error } = await account.call(updateRelease, { params: { id: draft.id }, body });
  expect([status, error.name, error.errors]).toEqual([422, 'invalid_input', expected]);
});

test.each<[string, object, object]>([
  ['an ISRC', { isrc: 'TRABC26' }, { code: 'isrc_invalid' }],
  ['a language', { language: 'xx' }, { code: 'invalid_choice' }],
  ['lyrics', { lyrics: 'a'.repeat(10_001) }, { code: 'max_length', params: { max: 10_000 } }],
  ['an address', { composer_spotify_uri: 'spotify:track:1' }, { code: 'spotify_uri_invalid' }],
])('of a track, %s in a wrong format is refused when it is saved', async (_name, change, expected) => {
  const draft = await addDraft(app, account);
  const body = { version: draft.version, tracks: [{ id: draft.tracks[0]?.id ?? '', ...change }] };
  const { error } = await account.call(updateRelease, { params: { id: draft.id }, body });
  expect(error.errors).toEqual({ [`tracks.0.${Object.keys(change)[0]}`]: expected });
});

test.each([
  ['of the agency of the United Kingdom', 'GXABC2100001', 'GXABC2100001'],
  ['of Canada', 'CBABC2100002', 'CBABC2100002'],
  ['of the international agency', 'VVABC2500003', 'VVABC2500003'],
  ['of an agency that is younger than our list', 'XXABC2600001', 'XXABC2600001'],
  ['as a person pastes it', 'ISRC: tr-a01-26-00004\u200b', 'TRA012600004'],
])('an ISRC %s is stored and submitted', async (_whose, written, stored) => {
  const draft = await addDraft(app, account, await withIsrc(written));
  expect(draft.tracks[0]?.isrc).toBe(stored);
  expect((await submit(account, draft)).status).toBe(200);
});
