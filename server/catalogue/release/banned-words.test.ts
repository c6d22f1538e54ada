import { getRelease } from '@tangent/contract/catalogue/release.ts';
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
  await grantPlanTo(app, account, 'pro');
});
afterAll(() => app.close());

test('[S5-019] [S5-020] [S8-029] banned words in release and track titles block a submission, and the error names the titles', async () => {
  const audio = await addAudio(app, account);
  const tracks = [
    trackDraft(audio, { title: 'Sp0tify Nights' }),
    trackDraft(audio, { title: 'Deniz', version_title: 'Official Video' }),
    trackDraft(audio, { title: 'Unofficial' }),
  ];
  const draft = await addDraft(app, account, { title: 'Ücretsiz İndir', tracks });
  const { status, error } = await submit(account, draft);
  expect([status, error.name]).toEqual([422, 'invalid_release']);
  expect(error.errors).toEqual({
    title: { code: 'banned_words', params: { title: 'Ücretsiz İndir', words: 'ucretsiz indir' } },
    'tracks.0.title': { code: 'banned_words', params: { title: 'Sp0tify Nights', words: 'spotify' } },
    'tracks.1.version_title': { code: 'banned_words', params: { title: 'Official Video', words: 'official video' } },
  });
  const after = await account.call(getRelease, { params: { id: draft.id } });
  expect(after.body.status).toBe('draft');
});

test('a title that stores would change or refuse does not block a submission', async () => {
  const tracks = [trackDraft(await addAudio(app, account), { title: 'DENIZ KIYISI', version_title: 'Original Mix' })];
  const draft = await addDraft(app, account, { title: 'deniz - Single', tracks });
  expect((await submit(account, draft)).status).toBe(200);
});
