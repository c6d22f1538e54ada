import { createRelease } from '@tangent/contract/catalogue/release.ts';
import { search } from '@tangent/contract/people/search.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureArtist, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listTitles = async (account: TestAccount, q: string) =>
  (await account.call(search, { query: { q } })).body.items.map(({ title }) => title);

async function createReleases(account: TestAccount, artistName: string, titles: readonly string[]): Promise<void> {
  const artist_id = await ensureArtist(account);
  await app.db.update(artists).set({ name: artistName }).where(eq(artists.id, artist_id));
  for (const [index, title] of titles.entries()) {
    const { id } = (await account.call(createRelease, { body: { artist_id, title } as never })).body;
    // One minute apart, so that the order is defined.
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, index));
    await app.db.update(releases).set({ title, primary_artist: artistName, created_at }).where(eq(releases.id, id));
  }
}

test('an account’s own releases and artists are found by a part of their name, releases first, the latest on top', async () => {
  const account = await signUp(app);
  await createReleases(account, 'Night Owls', ['Night Drive', 'Morning', 'Last Night']);
  const { items } = (await account.call(search, { query: { q: 'night' } })).body;
  expect(items.map(({ kind, title, subtitle }) => [kind, title, subtitle])).toEqual([
    ['release', 'Last Night', 'Night Owls'],
    ['release', 'Morning', 'Night Owls'],
    ['release', 'Night Drive', 'Night Owls'],
    ['artist', 'Night Owls', null],
  ]);
  expect(await listTitles(account, 'drive   NIGHT')).toEqual(['Night Drive']);
  expect(await listTitles(account, 'nothing such')).toEqual([]);
});

test('spelling does not matter: case, marks, dots on the i, apostrophes', async () => {
  const account = await signUp(app);
  await createReleases(account, 'Gökçe', ['Işık İzmir’de', 'Mañana quizás', 'Coração']);
  for (const q of ['isik izmir', 'ISIK', 'ışık', 'IŞIK İZMİR', "izmir'de", 'i\u0307zmir']) {
    expect(await listTitles(account, q), q).toEqual(['Işık İzmir’de']);
  }
  expect(await listTitles(account, 'manana QUIZAS')).toEqual(['Mañana quizás']);
  expect(await listTitles(account, 'coraçao')).toEqual(['Coração']);
});

test('what is typed is never a pattern', async () => {
  const account = await signUp(app);
  await createReleases(account, 'Signs', ['100 %', 'under_score', 'back\\slash', "o'quote", 'plain']);
  expect(await listTitles(account, '%')).toEqual(['100 %']);
  expect(await listTitles(account, '_')).toEqual(['under_score']);
  expect(await listTitles(account, '\\')).toEqual(['back\\slash']);
  expect(await listTitles(account, "'")).toEqual(["o'quote"]);
  expect(await listTitles(account, '[a-z]')).toEqual([]);
});

test('a search finds nothing of other accounts, and is empty without a session', async () => {
  const owner = await signUp(app);
  await createReleases(owner, 'Only Mine', ['Secret Song']);
  expect(await listTitles(await signUp(app), 'secret')).toEqual([]);
  expect((await makeCall(app, search, { query: { q: 'secret' } })).status).toBe(401);
});

test('at most eight releases are returned, and a query without a letter is refused', async () => {
  const account = await signUp(app);
  await createReleases(
    account,
    'Many',
    Array.from({ length: 10 }, (_, index) => `Song ${index}`),
  );
  const items = await listTitles(account, 'song');
  expect([items.length, items[0]]).toEqual([8, 'Song 9']);
  for (const q of ['', '   ', 'x'.repeat(101)]) expect((await account.call(search, { query: { q } })).status).toBe(422);
});
