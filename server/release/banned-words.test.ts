import { getRelease } from '@tangent/contract/release.ts';
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
  await givePlan(app, person, 'pro');
});
afterAll(() => app.close());

test('[S5-019] [S5-020] [S8-029] banned words in the release and its songs refuse a submission and name the titles', async () => {
  const audio = await addAudio(app, person);
  const tracks = [
    trackDraft(audio, { title: 'Sp0tify Nights' }),
    trackDraft(audio, { title: 'Deniz', version_title: 'Official Video' }),
    trackDraft(audio, { title: 'Unofficial' }),
  ];
  const draft = await addDraft(app, person, { title: 'Ücretsiz İndir', tracks });
  const { status, error } = await submit(person, draft);
  expect([status, error.name]).toEqual([422, 'invalid_release']);
  expect(error.errors).toEqual({
    title: { code: 'banned_words', params: { title: 'Ücretsiz İndir', words: 'ucretsiz indir' } },
    'tracks.0.title': { code: 'banned_words', params: { title: 'Sp0tify Nights', words: 'spotify' } },
    'tracks.1.version_title': { code: 'banned_words', params: { title: 'Official Video', words: 'official video' } },
  });
  const after = await person.call(getRelease, { params: { id: draft.id } });
  expect(after.body.status).toBe('draft');
});

test('a title that stores would change or refuse does not stop a submission by itself', async () => {
  const tracks = [trackDraft(await addAudio(app, person), { title: 'DENIZ KIYISI', version_title: 'Original Mix' })];
  const draft = await addDraft(app, person, { title: 'deniz - Single', tracks });
  expect((await submit(person, draft)).status).toBe(200);
});
