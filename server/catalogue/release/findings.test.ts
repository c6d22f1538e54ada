import type { Release, ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { release_findings, releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { addArtwork, addAudio } from '../../testing/fixtures/test-upload.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let account: TestAccount;
let stranger: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  [account, stranger] = [await signUp(app), await signUp(app)];
  for (const one of [account, stranger]) await grantPlanTo(app, one, 'advanced');
});
afterAll(() => app.close());

/** Counts published releases, so that each gets its own title. */
let released = 0;
const addPublished = async (by: TestAccount, change: Partial<ReleaseDraft> = {}): Promise<Release> => {
  released += 1;
  const release = await addDraft(app, by, { title: `Kıyı ${released}`, ...change });
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, release.id));
  return release;
};
const listFindings = (id: string) =>
  app.db
    .select()
    .from(release_findings)
    .where(and(eq(release_findings.release_id, id), ne(release_findings.code, 'style')));
const getFindings = async (change: Partial<ReleaseDraft>) => {
  const release = await addDraft(app, account, { title: 'Başka', ...change });
  expect((await submit(account, release)).status).toBe(200);
  await app.runJobs();
  return (await listFindings(release.id)).map(({ code, path, params }) => [code, path, params]);
};
const withSound = async (fields: Partial<typeof uploads.$inferInsert>, by = account) => {
  const audio = await addAudio(app, by);
  await app.db.update(uploads).set(fields).where(eq(uploads.id, audio));
  return { tracks: [trackDraft(audio)] };
};
const withCover = async (image_hash: string, by = account) => {
  const artwork_upload_id = await addArtwork(app, by);
  await app.db.update(uploads).set({ image_hash }).where(eq(uploads.id, artwork_upload_id));
  return { artwork_upload_id };
};

test('an ordinary release has no findings', async () => {
  expect(await getFindings({})).toEqual([]);
});

test('banned words in names are a finding, although they do not block a submission', async () => {
  const found = await getFindings({ record_label: 'Spotify Records' });
  expect(found).toContainEqual(['banned_words', 'record_label', { words: 'spotify' }]);
});

test('a second release with the same title is a finding', async () => {
  const out = await addPublished(account, { title: 'Dalga' });
  expect(await getFindings({ title: 'DALGA' })).toEqual([['same_title', 'title', { release_id: out.id }]]);
});

test('sound of a published release is a finding: the same file or the same samples, with its owner', async () => {
  const path = 'tracks.0.audio';
  const file = await addPublished(stranger, await withSound({ sha256: 'one-file' }, stranger));
  const own = await addPublished(account, await withSound({ pcm_md5: 'own-samples' }));
  const foreignRelease = await addPublished(stranger, await withSound({ pcm_md5: 'their-samples' }, stranger));
  const found = async (fields: Partial<typeof uploads.$inferInsert>) => getFindings(await withSound(fields));
  expect(await found({ sha256: 'one-file' })).toEqual([['duplicate_audio', path, { release_id: file.id }]]);
  expect(await found({ pcm_md5: 'own-samples' })).toEqual([['same_recording', path, { release_id: own.id }]]);
  expect(await found({ pcm_md5: 'their-samples' })).toEqual([
    ['foreign_recording', path, { release_id: foreignRelease.id }],
  ]);
  expect(await found({ pcm_md5: 'new-samples' })).toEqual([]);
});

test('an ISRC of another published release is a finding even where it is correct', async () => {
  const sound = await addAudio(app, account);
  const tracks = () => [trackDraft(sound, { isrc: 'TRABC2600009' })];
  const out = await addPublished(account, { tracks: tracks() });
  const found = await getFindings({ tracks: tracks() });
  expect(found).toContainEqual(['same_isrc', 'tracks.0.isrc', { release_id: out.id }]);
});

test('a UPC that was published with another release after the submission is a finding', async () => {
  const upc = '4006381333931';
  const release = await addDraft(app, account, { title: 'Yarış', upc });
  await submit(account, release);
  const out = await addPublished(stranger, { upc });
  await app.runJobs();
  const found = (await listFindings(release.id)).map(({ code, params }) => [code, params]);
  expect(found).toEqual([['same_upc', { release_id: out.id }]]);
});

test('a cover that looks like another is a finding, those of other accounts first', async () => {
  const own = await addPublished(account, await withCover('00000000ffffffff'));
  const readFindings = async () => getFindings(await withCover('00000000fffffffe'));
  expect(await readFindings()).toEqual([['same_cover', 'artwork', { release_id: own.id }]]);
  const foreignRelease = await addPublished(stranger, await withCover('00000000ffffffff', stranger));
  expect(await readFindings()).toEqual([['foreign_cover', 'artwork', { release_id: foreignRelease.id }]]);
});

test('the reviewer sees what stores may alter or refuse, with the rule and the field', async () => {
  const draft = await addDraft(app, account, { title: 'DENİZ KIYISI VE GECE' });
  await submit(account, draft);
  await app.runJobs();
  const style = and(eq(release_findings.release_id, draft.id), eq(release_findings.code, 'style'));
  const found = await app.db.select().from(release_findings).where(style);
  expect(found.length).toBeGreaterThan(0);
  for (const { path, params } of found) {
    expect(path).toBe('title');
    expect(params).toMatchObject({
      rule: expect.stringMatching(/^[A-Z]\d+$/),
      severity: expect.stringMatching(/^(block|warn|fix)$/),
    });
  }
});
