import { createArtist, getArtist, searchSpotify, updateArtist } from '@tangent/contract/catalogue/artist.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createSpotify } from '../../gateways/spotify/spotify.ts';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { refreshFollowersJob } from './jobs.ts';

/** 'Maré Cheia' with 41,700 followers, and 'Işıl Demir' with 128,400. */
const [MARE, ISIL] = ['KCrAtflkGM53aK0iE1ld2t', 'yZ9Zo7ZQzUv8of3P0YOh3N'];
const UNKNOWN = '0'.repeat(22);

let world: TestSandbox;
let app: TestApp;
let account: TestAccount;
let patienceOverMs = 0;
beforeAll(async () => {
  world = await createTestSandbox();
  const base = `http://127.0.0.1:${world.sandbox.http_port}/spotify`;
  const spotify = createSpotify({
    api_url: `${base}/api`,
    accounts_url: `${base}/accounts`,
    client_id: 'sandbox',
    client_secret: 'sandbox-secret',
    elapsedMs: () => patienceOverMs,
  });
  app = await createTestApp({ spotify });
  account = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await world.remove();
});
afterEach(() => world.post('/control/reset', {}));

const behave = (behaviour: object) => world.post('/control/spotify/behaviour', behaviour);
const search = (q: string) => account.call(searchSpotify, { query: { q } });
const link = async (spotify_id: string | null) =>
  account.call(updateArtist, { params: { id: await ensureArtist(account) }, body: { spotify_id } });
const followers = async () =>
  (await account.call(getArtist, { params: { id: await ensureArtist(account) } })).body.followers;

test('[S7-025] profiles are found by name; a pasted link, URI or id finds its one profile', async () => {
  const { items } = (await search(' maré cheia ')).body;
  expect(items.map(({ name, followers: total }) => [name, total])).toEqual([
    ['Maré Cheia', 41_700],
    ['Maré Cheia', 300],
  ]);
  expect(items[0]?.image_url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/spotify\/image\//);
  for (const q of [MARE, `spotify:artist:${MARE}`, `https://open.spotify.com/intl-pt/artist/${MARE}?si=x`]) {
    expect((await search(q)).body.items).toEqual([items[0]]);
  }
  expect((await search(`spotify:artist:${UNKNOWN}`)).body.items).toEqual([]);
  expect((await search('  ')).body.items).toEqual([]);
});

test('[S7-025] links to songs and albums are refused by their type', async () => {
  const { status, error } = await search(`https://open.spotify.com/track/${MARE}`);
  expect([status, error.errors]).toEqual([422, { q: { code: 'spotify_not_artist' } }]);
});

test('[S7-025] when Spotify is unavailable the caller gets an error with the time to wait', async () => {
  await behave({ fail_status: 503 });
  const failed = await search('luna');
  expect([failed.status, failed.error.name]).toEqual([502, 'provider_unavailable']);
  await behave({ fail_status: null, too_many_requests: 9 });
  const patience = await search('luna');
  expect([patience.status, patience.error.retry_after_seconds]).toEqual([502, 9]);
  patienceOverMs += 9000;
});

test('[S7-025] without credentials the search is unavailable, and a profile is linked by hand', async () => {
  const bare = await createTestApp();
  const newcomer = await signUp(bare);
  expect((await newcomer.call(searchSpotify, { query: { q: 'luna' } })).status).toBe(503);
  const id = await ensureArtist(newcomer);
  const { body } = await newcomer.call(updateArtist, {
    params: { id },
    body: { spotify_id: `spotify:artist:${MARE}` },
  });
  expect([body.spotify_id, body.followers]).toEqual([MARE, null]);
  await bare.close();
});

test('[S3-032] [S3-034] linking loads the followers, unlinking removes them, an unknown id is refused', async () => {
  expect((await link(`spotify:artist:${MARE}`)).body).toMatchObject({ spotify_id: MARE, followers: 41_700 });
  expect((await link(ISIL)).body.followers).toBe(128_400);
  expect((await link(UNKNOWN)).error.errors).toEqual({ spotify_id: { code: 'spotify_unknown' } });
  expect((await link(null)).body).toMatchObject({ spotify_id: null, followers: null });
  const fields = { type: 'duo', main_genre: 'latin', legal_first_name: 'Rita', legal_last_name: 'Sá' };
  const other = await signUp(app);
  const { body } = await other.call(createArtist, { body: { ...fields, name: 'Maré Cheia', spotify_id: MARE } });
  expect(body.followers).toBe(41_700);
});

test('[S3-034] a profile linked while Spotify is unavailable gets its followers from the daily job', async () => {
  await behave({ fail_status: 500 });
  const { status, body } = await link(ISIL);
  expect([status, body.spotify_id, body.followers]).toEqual([200, ISIL, null]);
  expect((await app.runJobs(refreshFollowersJob)).failed).toBeGreaterThan(0);
  await behave({ fail_status: null });
  await app.runJobs(refreshFollowersJob);
  expect(await followers()).toBe(128_400);
});

test('[S3-034] followers are requested at most once a day', async () => {
  const id = await ensureArtist(account);
  await link(MARE);
  await app.db.update(artists).set({ followers: 7 }).where(eq(artists.id, id));
  await app.runJobs(refreshFollowersJob);
  expect(await followers()).toBe(7);
  app.clock.advance(DAY_MS);
  await app.runJobs(refreshFollowersJob);
  expect(await followers()).toBe(41_700);
  await app.db.update(artists).set({ spotify_id: UNKNOWN, followers: 7, followers_at: null }).where(eq(artists.id, id));
  await app.runJobs(refreshFollowersJob);
  expect(await followers()).toBeNull();
});
