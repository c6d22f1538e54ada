import { createHash } from 'node:crypto';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSpotify, type Spotify } from './spotify.ts';
import { SpotifyError } from './spotify-error.ts';

const REDIRECT_URI = 'http://localhost:4300/spotify-auth';
const VERIFIER = 'a-verifier-of-forty-three-characters-or-more';
const UPC = '0999990000019';

let world: TestSandbox;
let spotify: Spotify;
let elapsedMs = 0;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
beforeEach(async () => {
  elapsedMs = 0;
  const base = `http://127.0.0.1:${world.sandbox.http_port}/spotify`;
  const credentials = { client_id: 'sandbox', client_secret: 'sandbox-secret' };
  const addresses = { api_url: `${base}/api`, accounts_url: `${base}/accounts` };
  spotify = createSpotify({ ...addresses, ...credentials, elapsedMs: () => elapsedMs });
  await world.post('/control/spotify/albums', { upc: UPC });
});
afterEach(() => world.post('/control/reset', {}));

/** Presses a button of the consent page, and returns the query of the address to which the page redirects. */
async function decide(decision: 'agree' | 'cancel', listener = 'ada'): Promise<URLSearchParams> {
  const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const url = spotify.listeners.buildConsentUrl({ redirect_uri: REDIRECT_URI, state: 'the-state', challenge });
  const page = await fetch(url);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Connect to Spotify')]);
  const body = new URLSearchParams({ ...Object.fromEntries(new URL(url).searchParams), decision, listener });
  const response = await fetch(new URL(url).origin + new URL(url).pathname, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  const target = new URL(response.headers.get('location') ?? '');
  expect(`${target.origin}${target.pathname}`).toBe(REDIRECT_URI);
  return target.searchParams;
}

async function connect(listener = 'ada') {
  const code = (await decide('agree', listener)).get('code') ?? '';
  const tokens = await spotify.listeners.exchangeCode({ code, redirect_uri: REDIRECT_URI, verifier: VERIFIER });
  if (tokens === null) throw new Error('the code was refused');
  return { code, ...tokens };
}

const catchError = async (request: Promise<unknown>) => {
  const error = await request.catch((reason: unknown) => reason);
  if (!(error instanceof SpotifyError)) throw new Error(`expected a SpotifyError, got ${String(error)}`);
  return error;
};

test('a listener who agrees gets the album, and it can be read back', async () => {
  const { access_token } = await connect();
  expect(await spotify.listeners.getProfile(access_token)).toEqual({ id: 'ada', country: null, followers: 12 });
  const uri = (await spotify.findAlbum(UPC))?.uri ?? '';
  expect(await spotify.listeners.hasAlbum(access_token, uri)).toBe(false);
  expect(await spotify.listeners.saveAlbum(access_token, uri)).toBe('saved');
  expect(await spotify.listeners.hasAlbum(access_token, uri)).toBe(true);
});

test('a listener who cancels returns with an error, and the state comes back unchanged', async () => {
  const query = await decide('cancel');
  expect(Object.fromEntries(query)).toEqual({ error: 'access_denied', state: 'the-state' });
});

test('a code works once, at its own address, and with its verifier', async () => {
  const { code } = await connect();
  const exchange = (change: object) =>
    spotify.listeners.exchangeCode({ code, redirect_uri: REDIRECT_URI, verifier: VERIFIER, ...change });
  expect(await exchange({})).toBeNull();
  for (const change of [{ verifier: 'another verifier' }, { redirect_uri: 'http://localhost:1/x' }]) {
    const fresh = (await decide('agree')).get('code') ?? '';
    expect(await exchange({ code: fresh, ...change })).toBeNull();
  }
});

test('a consent ends after six months, or when the listener removes it', async () => {
  const [first, second] = [await connect('ada'), await connect('bo')];
  expect(await spotify.listeners.refresh(first.refresh_token ?? '')).toMatchObject({ refresh_token: null });
  await world.post('/control/spotify/listeners/ada/revoke', {});
  expect(await spotify.listeners.refresh(first.refresh_token ?? '')).toBeNull();
  await world.post('/control/clock', { offset_ms: 180 * 86_400_000 });
  expect(await spotify.listeners.refresh(second.refresh_token ?? '')).not.toBeNull();
  await world.post('/control/clock', { offset_ms: 185 * 86_400_000 });
  expect(await spotify.listeners.refresh(second.refresh_token ?? '')).toBeNull();
});

test('in development mode the sixth listener is refused, and without followers', async () => {
  await world.post('/control/spotify/behaviour', { development_mode: true });
  const names = ['a', 'b', 'c', 'd', 'e', 'f'];
  const profiles = [];
  for (const name of names) profiles.push(await spotify.listeners.getProfile((await connect(name)).access_token));
  expect(profiles.slice(4)).toEqual([{ id: 'e', country: null, followers: null }, 'refused']);
});

test('a failure that hides a success, a limit, and an album that no search finds yet', async () => {
  const uri = (await spotify.findAlbum(UPC))?.uri ?? '';
  const listeners = [
    { id: 'ada', fault: 'fail_once' },
    { id: 'bo', fault: 'too_many_once' },
  ];
  await world.post('/control/spotify/listeners', { listeners });
  const [ada, bo] = [await connect('ada'), await connect('bo')];
  expect((await catchError(spotify.listeners.saveAlbum(ada.access_token, uri))).retry_after_seconds).toBeNull();
  expect(await spotify.listeners.hasAlbum(ada.access_token, uri)).toBe(true);
  expect((await catchError(spotify.listeners.saveAlbum(bo.access_token, uri))).retry_after_seconds).toBe(1);
  // The limit holds for everything, until its time is over.
  expect((await catchError(spotify.findAlbum(UPC))).retry_after_seconds).toBe(1);
  elapsedMs = 1_000;
  await world.post('/control/spotify/behaviour', { hide_albums: true });
  expect(await spotify.findAlbum(UPC)).toBeNull();
  expect(await spotify.findAlbum('0999990000026')).toBeNull();
});

test('the withdrawn call for albums is refused', async () => {
  const { access_token } = await connect();
  const address = `http://127.0.0.1:${world.sandbox.http_port}/spotify/api/v1/me/albums`;
  expect((await fetch(address, { method: 'PUT', headers: { authorization: `Bearer ${access_token}` } })).status).toBe(
    403,
  );
});
