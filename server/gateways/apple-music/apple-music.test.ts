import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppleMusic, type AppleMusicOptions, createAppleMusic } from './apple-music.ts';
import { AppleMusicError } from './apple-music-error.ts';

let world: TestSandbox;
let music: AppleMusic;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
beforeEach(() => {
  music = createGateway();
});
afterEach(() => world.post('/control/reset', {}));

function createGateway(change: Partial<AppleMusicOptions> = {}): AppleMusic {
  return createAppleMusic({
    api_url: `http://127.0.0.1:${world.sandbox.http_port}/apple-music`,
    team_id: 'SANDBOX001',
    key_id: 'SANDBOXKEY',
    private_key: world.apple_private_key,
    now: () => new Date(),
    ...change,
  });
}

const behave = (behaviour: object) => world.post('/control/apple-music/behaviour', behaviour);
const getMessage = (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error) => (error instanceof AppleMusicError ? error.message : error),
  );

test('artists are found by name, with genres and a picture in the size of a list', async () => {
  const found = await music.searchArtists('maré cheia');
  expect(found.map(({ name, genres }) => [name, genres])).toEqual([
    ['Maré Cheia', ['mpb', 'bossa nova']],
    ['Maré Cheia', ['samba']],
  ]);
  expect(found[0]?.apple_music_id).toMatch(/^\d{10}$/);
  expect(found[0]?.image_url).toMatch(/\/160x160bb\.jpg$/);
  expect((await fetch(found[0]?.image_url ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await music.findArtist(found[0]?.apple_music_id ?? '')).toEqual(found[0]);
  expect(await music.findArtist('1')).toBeNull();
  expect(await music.searchArtists('nobody knows this one')).toEqual([]);
  expect((await music.searchArtists('nobody yet'))[0]?.image_url).toBeNull();
});

test('an album that is not in the catalogue has no artists', async () => {
  expect(await music.findAlbumArtists('0999990000019')).toBeNull();
});

test('a refused token is replaced once; a wrong team, a failure and a late response are errors', async () => {
  let now = new Date(Date.now() - 86_400_000);
  const late = createGateway({ now: () => now });
  now = new Date();
  expect(await late.searchArtists('luna')).toHaveLength(4);
  expect(await getMessage(createGateway({ team_id: 'OTHER' }).searchArtists('luna'))).toBe(
    'Apple Music refused our token',
  );
  await behave({ fail_status: 503 });
  expect(await getMessage(music.searchArtists('luna'))).toBe('Apple Music responded 503');
  await behave({ fail_status: null, delay_ms: 500 });
  expect(await getMessage(createGateway({ timeout_ms: 50 }).searchArtists('luna'))).toBe('Apple Music did not respond');
});
