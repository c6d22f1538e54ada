import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSpotify, type Spotify, type SpotifyOptions } from './spotify.ts';
import { SpotifyError } from './spotify-error.ts';

let world: TestSandbox;
let spotify: Spotify;
let elapsedMs = 0;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
beforeEach(() => {
  elapsedMs = 0;
  spotify = createGateway();
});
afterEach(() => world.post('/control/reset', {}));

function createGateway(change: Partial<SpotifyOptions> = {}): Spotify {
  const base = `http://127.0.0.1:${world.sandbox.http_port}/spotify`;
  const credentials = { client_id: 'sandbox', client_secret: 'sandbox-secret' };
  const addresses = { api_url: `${base}/api`, accounts_url: `${base}/accounts` };
  return createSpotify({ ...addresses, ...credentials, elapsedMs: () => elapsedMs, ...change });
}

const behave = (behaviour: object) => world.post('/control/spotify/behaviour', behaviour);
const seen = () => world.get<{ tokens: number; requests: number }>('/control/spotify');
const catchError = async (request: Promise<unknown>): Promise<SpotifyError> => {
  const error = await request.catch((reason: unknown) => reason);
  if (!(error instanceof SpotifyError)) throw new Error(`expected a SpotifyError, got ${String(error)}`);
  return error;
};

test('[S7-025] artists are found by name, with followers, genres and a portrait', async () => {
  const [first, second] = await spotify.searchArtists('maré cheia');
  expect(first).toMatchObject({ name: 'Maré Cheia', followers: 41_700, genres: ['mpb', 'bossa nova'] });
  expect(second).toMatchObject({ name: 'Maré Cheia', followers: 300 });
  expect((await fetch(first?.image_url ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await spotify.findArtist(first?.spotify_id ?? '')).toEqual(first);
  expect(await spotify.searchArtists('nobody knows this one')).toEqual([]);
  expect(await spotify.findArtist('0'.repeat(22))).toBeNull();
  expect((await spotify.searchArtists('nobody yet'))[0]).toMatchObject({ followers: 0, image_url: null, genres: [] });
});

test('one token serves all calls until shortly before its end', async () => {
  await Promise.all([spotify.searchArtists('luna'), spotify.searchArtists('nova'), spotify.searchArtists('ekin')]);
  expect(await seen()).toMatchObject({ tokens: 1, requests: 4 });
  elapsedMs = 3539 * 1000;
  await spotify.searchArtists('luna');
  expect((await seen()).tokens).toBe(1);
  elapsedMs = 3540 * 1000;
  await spotify.searchArtists('luna');
  expect((await seen()).tokens).toBe(2);
});

test('a token that ended early is replaced once; one that is refused twice is an error', async () => {
  await spotify.searchArtists('luna');
  await world.post('/control/spotify/end-tokens', {});
  expect(await spotify.searchArtists('luna')).toHaveLength(4);
  expect((await seen()).tokens).toBe(2);
  await behave({ refuse_tokens: true });
  expect((await catchError(spotify.searchArtists('luna'))).message).toBe('the token was refused twice');
  await behave({ refuse_tokens: false });
  expect(await spotify.searchArtists('luna')).toHaveLength(4);
});

test('after a rate limit no request is sent until its time is over', async () => {
  await behave({ too_many_requests: 30 });
  expect((await catchError(spotify.searchArtists('luna'))).retry_after_seconds).toBe(30);
  await behave({ too_many_requests: null });
  const { requests } = await seen();
  elapsedMs = 12_500;
  expect((await catchError(spotify.findArtist('0'.repeat(22)))).retry_after_seconds).toBe(18);
  expect((await seen()).requests).toBe(requests);
  elapsedMs = 30_000;
  expect(await spotify.searchArtists('luna')).toHaveLength(4);
});

test('a missing, late or invalid response and a wrong secret are errors, and the next request starts fresh', async () => {
  await behave({ fail_status: 500 });
  await catchError(spotify.searchArtists('luna'));
  await behave({ fail_status: null, delay_ms: 60_000 });
  await catchError(createGateway({ timeout_ms: 50 }).searchArtists('luna'));
  await behave({ delay_ms: 0 });
  expect(await spotify.searchArtists('luna')).toHaveLength(4);
  await catchError(createGateway({ client_secret: 'wrong' }).searchArtists('luna'));
  await catchError(createGateway({ api_url: 'http://127.0.0.1:1' }).searchArtists('luna'));
  // A response that is no JSON, and JSON that is no artist.
  const origin = `http://127.0.0.1:${world.sandbox.http_port}`;
  await catchError(createGateway({ accounts_url: `${origin}/help?` }).searchArtists('luna'));
  await catchError(createGateway({ api_url: `${origin}/control/spotify?` }).findArtist('x'));
});
