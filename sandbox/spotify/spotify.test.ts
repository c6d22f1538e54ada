import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '../artist-pages/catalogue.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox();
});
afterAll(() => world.remove());
afterEach(() => world.post('/control/reset', {}));

const address = (path: string) => `http://127.0.0.1:${world.sandbox.http_port}/spotify${path}`;

async function requestToken(credentials = 'sandbox:sandbox-secret', grant_type = 'client_credentials') {
  return fetch(address('/accounts/api/token'), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` },
    body: new URLSearchParams({ grant_type }),
    redirect: 'manual',
  });
}

async function getToken(): Promise<string> {
  return ((await (await requestToken()).json()) as { access_token: string }).access_token;
}

const fetchPath = (path: string, token: string) =>
  fetch(address(path), { headers: { authorization: `Bearer ${token}` } });
const readError = async (response: Response) => [response.status, await response.json()];

test('a token is given for the right secret only, and lasts an hour', async () => {
  const token = await requestToken();
  expect([token.status, await token.json()]).toMatchObject([200, { token_type: 'Bearer', expires_in: 3600 }]);
  expect(await readError(await requestToken('sandbox:wrong'))).toMatchObject([400, { error: 'invalid_client' }]);
  expect((await requestToken(undefined, 'password')).status).toBe(400);
});

test('every call without a valid token is refused', async () => {
  expect((await fetch(address('/api/v1/search?q=luna&type=artist'))).status).toBe(401);
  expect(await readError(await fetchPath('/api/v1/search?q=luna&type=artist', 'made-up'))).toEqual([
    401,
    { error: { status: 401, message: 'The access token expired' } },
  ]);
  const token = await getToken();
  expect((await fetchPath('/api/v1/search?q=luna&type=artist', token)).status).toBe(200);
  await world.post('/control/spotify/end-tokens', {});
  expect((await fetchPath('/api/v1/search?q=luna&type=artist', token)).status).toBe(401);
});

test('artists are found without accents and by word beginnings, most followers first', async () => {
  const token = await getToken();
  const search = async (q: string) => {
    const found = await fetchPath(`/api/v1/search?${new URLSearchParams({ q, type: 'artist', limit: '50' })}`, token);
    return ((await found.json()) as { artists: { items: { name: string; followers: { total: number } }[] } }).artists
      .items;
  };
  expect((await search('luna')).map(({ followers }) => followers.total)).toEqual([1_204_300, 220_800, 15_200, 600]);
  expect((await search('isil dem')).map(({ name }) => name)).toEqual(['Işıl Demir', 'Işıl Demir']);
  expect((await search('IŞIL')).length).toBe(2);
  expect((await search('corac')).map(({ name }) => name)).toEqual(['Coração de Papel']);
  expect(await search('nobody knows this one')).toEqual([]);
});

test('the catalogue has more than sixty artists with unique, stable ids', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CATALOGUE.map(({ id }) => id)).size).toBe(CATALOGUE.length);
  expect(CATALOGUE.every(({ id }) => /^[0-9A-Za-z]{22}$/.test(id))).toBe(true);
  expect(CATALOGUE[1]?.id).toBe('KCrAtflkGM53aK0iE1ld2t');
});

test('an artist’s portraits can be loaded; unknown ids are not found', async () => {
  const token = await getToken();
  const id = CATALOGUE[1]?.id ?? '';
  const artist = (await (await fetchPath(`/api/v1/artists/${id}`, token)).json()) as {
    name: string;
    images: { url: string }[];
  };
  expect(artist.name).toBe('Maré Cheia');
  const portrait = await fetch(artist.images[0]?.url ?? '');
  expect([portrait.status, portrait.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(await portrait.text()).toMatch(/^<svg /);
  expect((await fetchPath(`/api/v1/artists/${'0'.repeat(22)}`, token)).status).toBe(404);
  expect(await readError(await fetchPath('/api/v1/artists/short', token))).toMatchObject([
    400,
    { error: { message: 'Invalid base62 id' } },
  ]);
});

test('it rate-limits, fails and refuses tokens on demand', async () => {
  const token = await getToken();
  await world.post('/control/spotify/behaviour', { too_many_requests: 17 });
  const patience = await fetchPath('/api/v1/search?q=luna&type=artist', token);
  expect([patience.status, patience.headers.get('retry-after')]).toEqual([429, '17']);
  await world.post('/control/spotify/behaviour', { too_many_requests: null, fail_status: 503 });
  expect((await requestToken()).status).toBe(503);
  await world.post('/control/spotify/behaviour', { fail_status: null, refuse_tokens: true });
  expect((await fetchPath('/api/v1/search?q=luna&type=artist', await getToken())).status).toBe(401);
  expect(await world.get('/control/spotify')).toMatchObject({ tokens: 2, behaviour: { refuse_tokens: true } });
  const page = await (await fetch(`http://127.0.0.1:${world.sandbox.http_port}/`)).text();
  expect(page).toContain('fictional artists');
  await expect(world.post('/control/spotify/behaviour', { refuse_token: true })).rejects.toThrow('400');
});
