import { searchAppleMusic, updateArtist } from '@tangent/contract/catalogue/artist.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createAppleMusic } from '../../gateways/apple-music/apple-music.ts';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let world: TestSandbox;
let app: TestApp;
let account: TestAccount;
beforeAll(async () => {
  world = await createTestSandbox();
  const apple_music = createAppleMusic({
    api_url: `http://127.0.0.1:${world.sandbox.http_port}/apple-music`,
    team_id: 'SANDBOX001',
    key_id: 'SANDBOXKEY',
    private_key: world.apple_private_key,
    now: () => new Date(),
  });
  app = await createTestApp({ apple_music });
  account = await signUp(app);
});
afterAll(async () => {
  await app.close();
  await world.remove();
});
afterEach(() => world.post('/control/reset', {}));

const behave = (behaviour: object) => world.post('/control/apple-music/behaviour', behaviour);
const search = (q: string, by = account) => by.call(searchAppleMusic, { query: { q } });
const link = async (apple_music_id: string | null) =>
  account.call(updateArtist, { params: { id: await ensureArtist(account) }, body: { apple_music_id } });

test('pages are found by name; a pasted link or id finds its one page', async () => {
  const [first, second] = (await search(' maré cheia ')).body.items;
  expect([first?.name, second?.name]).toEqual(['Maré Cheia', 'Maré Cheia']);
  const id = first?.apple_music_id ?? '';
  for (const q of [id, `https://music.apple.com/br/artist/mare-cheia/${id}`]) {
    expect((await search(q)).body.items).toEqual([first]);
  }
  expect((await search('12345')).body.items).toEqual([]);
  expect((await search('  ')).body.items).toEqual([]);
  const album = await search('https://music.apple.com/br/album/mare/1440818839');
  expect([album.status, album.error.errors]).toEqual([422, { q: { code: 'apple_not_artist' } }]);
});

test('an unknown id is refused when it is linked; while Apple does not respond, it is linked all the same', async () => {
  const id = (await search('luna')).body.items[0]?.apple_music_id ?? '';
  expect((await link(id)).body.apple_music_id).toBe(id);
  expect((await link('1000000000')).error.errors).toEqual({ apple_music_id: { code: 'apple_unknown' } });
  await behave({ fail_status: 500 });
  expect((await link('1000000000')).body.apple_music_id).toBe('1000000000');
});

test('a search says that Apple does not respond, or that it is switched off', async () => {
  await behave({ fail_status: 503 });
  const failed = await search('luna');
  expect([failed.status, failed.error.name]).toEqual([502, 'provider_unavailable']);
  const bare = await createTestApp();
  expect((await search('luna', await signUp(bare))).status).toBe(503);
  await bare.close();
});
