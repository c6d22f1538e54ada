import { createRelease } from '@tangent/contract/release.ts';
import { search } from '@tangent/contract/search.ts';
import { artists } from '@tangent/db/schema/artist.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { haveArtist, signUp, type TestPerson } from '../testing/test-person.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const titlesOf = async (person: TestPerson, q: string) =>
  (await person.call(search, { query: { q } })).body.items.map(({ title }) => title);

async function haveReleases(person: TestPerson, artistName: string, titles: readonly string[]): Promise<void> {
  const artist_id = await haveArtist(person);
  await app.db.update(artists).set({ name: artistName }).where(eq(artists.id, artist_id));
  for (const [index, title] of titles.entries()) {
    const { id } = (await person.call(createRelease, { body: { artist_id, title } as never })).body;
    // One minute apart, so that the latest is known.
    const created_at = new Date(Date.UTC(2026, 0, 1, 0, index));
    await app.db.update(releases).set({ title, primary_artist: artistName, created_at }).where(eq(releases.id, id));
  }
}

test('releases and artists of one’s own are found by a part of their name, releases first and the latest of them', async () => {
  const person = await signUp(app);
  await haveReleases(person, 'Night Owls', ['Night Drive', 'Morning', 'Last Night']);
  const { items } = (await person.call(search, { query: { q: 'night' } })).body;
  expect(items.map(({ kind, title, subtitle }) => [kind, title, subtitle])).toEqual([
    ['release', 'Last Night', 'Night Owls'],
    ['release', 'Morning', 'Night Owls'],
    ['release', 'Night Drive', 'Night Owls'],
    ['artist', 'Night Owls', null],
  ]);
  expect(await titlesOf(person, 'drive   NIGHT')).toEqual(['Night Drive']);
  expect(await titlesOf(person, 'nothing such')).toEqual([]);
});

test('it does not matter how letters are typed: case, marks, dots on the i, apostrophes', async () => {
  const person = await signUp(app);
  await haveReleases(person, 'Gökçe', ['Işık İzmir’de', 'Mañana quizás', 'Coração']);
  for (const q of ['isik izmir', 'ISIK', 'ışık', 'IŞIK İZMİR', "izmir'de", 'i\u0307zmir']) {
    expect(await titlesOf(person, q), q).toEqual(['Işık İzmir’de']);
  }
  expect(await titlesOf(person, 'manana QUIZAS')).toEqual(['Mañana quizás']);
  expect(await titlesOf(person, 'coraçao')).toEqual(['Coração']);
});

test('what is typed is never a pattern', async () => {
  const person = await signUp(app);
  await haveReleases(person, 'Signs', ['100 %', 'under_score', 'back\\slash', "o'quote", 'plain']);
  expect(await titlesOf(person, '%')).toEqual(['100 %']);
  expect(await titlesOf(person, '_')).toEqual(['under_score']);
  expect(await titlesOf(person, '\\')).toEqual(['back\\slash']);
  expect(await titlesOf(person, "'")).toEqual(["o'quote"]);
  expect(await titlesOf(person, '[a-z]')).toEqual([]);
});

test('nobody finds what is somebody else’s, and a visitor finds nothing', async () => {
  const owner = await signUp(app);
  await haveReleases(owner, 'Only Mine', ['Secret Song']);
  expect(await titlesOf(await signUp(app), 'secret')).toEqual([]);
  expect((await makeCall(app, search, { query: { q: 'secret' } })).status).toBe(401);
});

test('eight releases at most are told, and a question without a letter is no question', async () => {
  const person = await signUp(app);
  await haveReleases(
    person,
    'Many',
    Array.from({ length: 10 }, (_, index) => `Song ${index}`),
  );
  const items = await titlesOf(person, 'song');
  expect([items.length, items[0]]).toEqual([8, 'Song 9']);
  for (const q of ['', '   ', 'x'.repeat(101)]) expect((await person.call(search, { query: { q } })).status).toBe(422);
});
