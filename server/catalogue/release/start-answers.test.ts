import { createRelease, getRepeatedAnswers, type ReleaseDraft } from '@tangent/contract/catalogue/release.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit, trackDraft } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

async function signUpFor(plan: 'free' | 'pro' | 'advanced') {
  const account = await signUp(app);
  if (plan !== 'free') await grantPlanTo(app, account, plan);
  return { account, artist_id: await addArtist(account, 'Ada') };
}

const start = async (account: TestAccount, draft: ReleaseDraft & { id?: string; artist_id: string }) =>
  (await account.call(createRelease, { body: draft })).body;
const readLast = (account: TestAccount, query: { artist_id: string; except?: string }) =>
  account.call(getRepeatedAnswers, { query });

const HABITS = {
  primary_genre: 'jazz',
  secondary_genre: 'rock',
  language: 'tr',
  record_label: 'Night Records',
  p_line_owner: 'Ada Kaya',
  c_line_owner: null,
  territory_mode: 'except',
  territories: ['DE'],
  claim_policy: 'track',
  claim_exceptions: [],
  store_ids: ['anghami', 'spotify'],
  release_opening: 'one_instant',
  release_time: '18:00',
  release_zone: 'Europe/Istanbul',
} as const;
const habits = () => ({
  ...structuredClone(HABITS),
  territories: ['DE'],
  claim_exceptions: [],
  store_ids: ['anghami', 'spotify'],
});

test('a first draft takes the genre of its artist and every store of the plan', async () => {
  const { account, artist_id } = await signUpFor('free');
  const draft = await start(account, { artist_id });
  expect(draft).toMatchObject({ primary_genre: 'pop', secondary_genre: null, language: null });
  expect(draft.store_ids).toEqual(['deezer', 'spotify']);
  expect((await readLast(account, { artist_id })).body).toEqual({ last: null });
});

test('a later draft repeats the habits of the last submitted release, and nothing of its song', async () => {
  const { account, artist_id } = await signUpFor('pro');
  const last = await addDraft(app, account, { ...habits(), artist_id, title: 'Harbour Lights', schedule: 'express' });
  expect((await start(account, { artist_id })).language).toBeNull();
  await submit(account, last);
  const draft = await start(account, { artist_id, tracks: [trackDraft(null, { language: null })] });
  expect(draft).toMatchObject(HABITS);
  expect(draft).toMatchObject({ title: '', upc: null, release_date: null, schedule: 'standard', artwork: null });
  expect(draft.tracks).toMatchObject([{ title: 'Deniz', language: 'tr', isrc: null, ai_answers: {} }]);
  const answer = { last: { id: last.id, title: 'Harbour Lights', answers: HABITS } };
  expect((await readLast(account, { artist_id })).body).toEqual(answer);
  expect((await readLast(account, { artist_id, except: last.id })).body).toEqual({ last: null });
});

test('what is sent stays, and a repeated call saves only what it sends', async () => {
  const { account, artist_id } = await signUpFor('pro');
  await submit(account, await addDraft(app, account, { ...habits(), artist_id }));
  const sent = { artist_id, primary_genre: 'folk', language: null, store_ids: [] } satisfies ReleaseDraft;
  const draft = await start(account, sent);
  expect(draft).toMatchObject({ primary_genre: 'folk', secondary_genre: null, language: null, store_ids: [] });
  const again = await start(account, { id: draft.id, artist_id, title: 'Sal' });
  expect(again).toMatchObject({ title: 'Sal', primary_genre: 'folk', record_label: 'Night Records', store_ids: [] });
});

test('answers of a plan that has ended are not repeated', async () => {
  const { account, artist_id } = await signUpFor('pro');
  await submit(account, await addDraft(app, account, { ...habits(), artist_id }));
  await grantPlanTo(app, account, 'free');
  const draft = await start(account, { artist_id });
  expect(draft).toMatchObject({ primary_genre: 'jazz', secondary_genre: null, record_label: null });
  expect(draft).toMatchObject({ release_opening: 'local_midnight', release_time: null, store_ids: ['spotify'] });
});

test('only releases of the same account and the same artist are repeated', async () => {
  const { account, artist_id } = await signUpFor('advanced');
  await submit(account, await addDraft(app, account, { ...habits(), artist_id }));
  const other = await start(account, { artist_id: await addArtist(account, 'Bora') });
  expect(other).toMatchObject({ primary_genre: 'pop', language: null, territory_mode: 'worldwide' });
  const stranger = await signUpFor('advanced');
  expect((await start(stranger.account, { artist_id: stranger.artist_id })).language).toBeNull();
  expect((await readLast(stranger.account, { artist_id })).status).toBe(404);
});
