import { createRelease } from '@tangent/contract/catalogue/release.ts';
import { search } from '@tangent/contract/people/search.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { SEARCH_HITS_MAX } from '@tangent/domain/people/people-limits.ts';
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

test('an account’s own releases and artists are found by a part of their name: names before others, the latest on top', async () => {
  const account = await signUp(app);
  await createReleases(account, 'Night Owls', ['Night Drive', 'Morning', 'Last Night']);
  const { items } = (await account.call(search, { query: { q: 'night' } })).body;
  expect(items.map(({ kind, title, artist, release_count }) => [kind, title, artist, release_count])).toEqual([
    ['release', 'Night Drive', 'Night Owls', null],
    ['release', 'Last Night', 'Night Owls', null],
    ['release', 'Morning', 'Night Owls', null],
    ['artist', 'Night Owls', null, 3],
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

test('tracks are found by title and ISRC, releases by UPC; another account’s codes and a near code find nothing', async () => {
  const owner = await signUp(app);
  await createReleases(owner, 'Maré Cheia', ['Maré Alta', 'Lua de Papel']);
  const [release] = await app.db.select().from(releases).where(eq(releases.title, 'Maré Alta'));
  const release_id = release?.id ?? '';
  await app.db.update(releases).set({ upc: '099999000115' }).where(eq(releases.id, release_id));
  await app.db.delete(tracks).where(eq(tracks.release_id, release_id));
  await app.db
    .insert(tracks)
    .values({ release_id, position: 4, title: 'Vento Norte', isrc: 'QZTNG2600018' } as typeof tracks.$inferInsert);
  const other = await signUp(app);
  await createReleases(other, 'Someone Else', ['Their Song']);
  const find = async (account: TestAccount, q: string) =>
    (await account.call(search, { query: { q } })).body.items.map(
      ({ kind, title, match }) => `${kind} ${title} ${match}`,
    );
  for (const [q, hits] of [
    ['QZTNG2600018', ['track Vento Norte code']],
    ['qz-tng-26-00018', ['track Vento Norte code']],
    ['0099999000115', ['release Maré Alta code']],
    ['vento', ['track Vento Norte words']],
    ['norte vneto', ['track Vento Norte typo']],
    ['mrae alta', ['release Maré Alta typo']],
    ['lune', ['release Lua de Papel near']],
    ['QZTNG2600019', []],
  ] as const)
    expect(await find(owner, q), q).toEqual(hits);
  for (const q of ['QZTNG2600018', '099999000115', 'vento norte']) expect(await find(other, q), q).toEqual([]);
  const [hit] = (await owner.call(search, { query: { q: 'QZTNG2600018' } })).body.items;
  expect(hit).toMatchObject({
    artist: 'Maré Cheia',
    release: { id: release_id, title: 'Maré Alta', status: 'draft', upc: '099999000115', track_count: 1 },
    track: { position: 4, isrc: 'QZTNG2600018', duration_ms: null },
  });
});

test('a search sees every change at once: new titles and codes, new tracks, and what was deleted', async () => {
  const account = await signUp(app);
  await createReleases(account, 'Tidal', ['First', 'Second']);
  expect(await listTitles(account, 'harbour')).toEqual([]);
  const [release] = await app.db.select().from(releases).where(eq(releases.title, 'First'));
  const release_id = release?.id ?? '';
  await app.db.update(releases).set({ title: 'Harbour' }).where(eq(releases.id, release_id));
  expect([await listTitles(account, 'harbour'), await listTitles(account, 'first')]).toEqual([['Harbour'], []]);
  await app.db.delete(tracks).where(eq(tracks.release_id, release_id));
  await app.db.insert(tracks).values({ release_id, position: 1, title: 'Quay' } as typeof tracks.$inferInsert);
  expect(await listTitles(account, 'quay')).toEqual(['Quay']);
  await app.db.update(tracks).set({ isrc: 'QZTNG2600077' }).where(eq(tracks.release_id, release_id));
  expect(await listTitles(account, 'QZTNG2600077')).toEqual(['Quay']);
  await app.db.delete(tracks).where(eq(tracks.release_id, release_id));
  await app.db.delete(releases).where(eq(releases.id, release_id));
  expect([await listTitles(account, 'quay'), await listTitles(account, 'harbour')]).toEqual([[], []]);
});

test('at most eight of each kind are returned; nothing typed finds nothing, and a text of any length is cut', async () => {
  const account = await signUp(app);
  await createReleases(
    account,
    'Many',
    Array.from({ length: SEARCH_HITS_MAX + 2 }, (_, index) => `Song ${index}`),
  );
  const items = await listTitles(account, 'song');
  expect([items.length, items[0]]).toEqual([SEARCH_HITS_MAX, `Song ${SEARCH_HITS_MAX + 1}`]);
  for (const q of ['', '   ', 'x'.repeat(10_000)]) expect(await listTitles(account, q), q.slice(0, 5)).toEqual([]);
  expect(await listTitles(account, `Song 3${' '.repeat(9000)}`)).toEqual(['Song 3']);
});
