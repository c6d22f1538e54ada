import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import {
  type ArtistDirectoryFilter,
  readArtistDirectoryFilter,
} from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { foldName } from '@tangent/domain/catalogue/artist/fold-name.ts';
import { DIRECTORY_PER_PAGE } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { publishRelease } from '../release/publish-release.ts';
import { listArtistDirectory, listDirectoryCountries } from './artist-directory-view.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(smart_links);
  await app.db.delete(releases);
  await app.db.delete(artists);
});

type Fields = Partial<typeof artists.$inferInsert>;
let count = 0;

/** Adds an artist with a release in stores that has a page of its own. */
async function addListed(name: string, fields: Fields = {}, account = owner): Promise<string> {
  count += 1;
  const first_live_date = fields.first_live_date ?? '2026-01-01';
  const [artist] = await app.db
    .insert(artists)
    .values({
      account_id: account.user._id,
      name,
      type: 'band',
      main_genre: 'pop',
      legal_first_name: 'Secret',
      legal_last_name: 'Person',
      created_at: app.clock.now(),
      ...fields,
      first_live_date,
    })
    .returning();
  const artist_id = artist?.id ?? '';
  await addLive(artist_id, { title: `${name} One`, live_date: first_live_date }, account);
  return artist_id;
}

async function addLive(artist_id: string, fields: Partial<typeof releases.$inferInsert>, account = owner) {
  const now = app.clock.now();
  const [release] = await app.db
    .insert(releases)
    .values({
      account_id: account.user._id,
      artist_id,
      primary_artist: 'x',
      status: 'published',
      created_at: now,
      updated_at: now,
      ...fields,
    })
    .returning();
  const release_id = release?.id ?? '';
  count += 1;
  const link = { account_id: account.user._id, release_id, key: `key-${count}`, created_at: now, updated_at: now };
  await app.db.insert(smart_links).values(link);
  return release_id;
}

const list = (query: Partial<Record<keyof ArtistDirectoryFilter, string>> = {}, cursor: string | null = null) =>
  listArtistDirectory(app.db, readArtistDirectoryFilter(query), cursor);
const listNames = async (query: Partial<Record<keyof ArtistDirectoryFilter, string>> = {}) =>
  (await list(query)).artists.map(({ name }) => name);

test('[S2-118] [S2-119] [S2-120] artists are found by country, by genre and by a part of their name', async () => {
  await addListed('Deniz Feneri', { country: 'TR', main_genre: 'jazz' });
  await addListed('Maré Cheia', { country: 'BR', main_genre: 'jazz' });
  await addListed('Nico Paz', { country: 'AR' });
  expect(await listNames({ country: 'tr' })).toEqual(['Deniz Feneri']);
  expect((await listNames({ genre: 'jazz' })).sort()).toEqual(['Deniz Feneri', 'Maré Cheia']);
  expect(await listNames({ q: 'FENER' })).toEqual(['Deniz Feneri']);
  expect(await listNames({ q: 'mare', genre: 'jazz', country: 'BR' })).toEqual(['Maré Cheia']);
  expect(await listNames({ q: 'mare', country: 'TR' })).toEqual([]);
  expect((await listDirectoryCountries(app.db)).sort()).toEqual(['AR', 'BR', 'TR']);
});

test('[S2-121] [S2-122] [S2-123] artists are sorted by followers with unknown ones last, by name, or newest first', async () => {
  await addListed('Çiçek', { followers: 5, first_live_date: '2026-03-01' });
  await addListed('Deniz', { followers: null, first_live_date: '2026-05-01' });
  await addListed('Ada', { followers: 0, first_live_date: '2026-04-01' });
  await addListed('Bora', { followers: 900, first_live_date: '2026-02-01' });
  expect(await listNames()).toEqual(['Bora', 'Çiçek', 'Ada', 'Deniz']);
  expect(await listNames({ sort: 'name' })).toEqual(['Ada', 'Bora', 'Çiçek', 'Deniz']);
  expect(await listNames({ sort: 'newest' })).toEqual(['Deniz', 'Ada', 'Çiçek', 'Bora']);
});

test('[S2-054] only artists with a release in stores are listed, never those who switched it off or whose account is blocked', async () => {
  const shown = await addListed('Shown', { country: 'TR' });
  await addListed('Switched off', { show_in_catalogue: false, country: 'JP' });
  await addArtist(owner, 'Without a release');
  const gone = await addListed('Taken down');
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.artist_id, gone));
  const compilation = await addListed('Various');
  await app.db.update(releases).set({ various_artists: true }).where(eq(releases.artist_id, compilation));
  expect(await listNames()).toEqual(['Shown']);
  // A country in the filter without an artist would show that one is hidden there.
  expect(await listDirectoryCountries(app.db)).toEqual(['TR']);
  const [artist] = (await list()).artists;
  expect(JSON.stringify(artist)).not.toContain('Secret');
  for (const state of [{ freeze: true }, { banned: true }, { deactivated_at: app.clock.now() }]) {
    await app.db.update(users).set(state).where(eq(users.id, owner.user._id));
    expect([await listNames(), await listDirectoryCountries(app.db)]).toEqual([[], []]);
    await app.db.update(users).set({ freeze: false, banned: false, deactivated_at: null });
  }
  await app.db.update(releases).set({ status: 'takedown_requested' }).where(eq(releases.artist_id, shown));
  expect(await listNames()).toEqual(['Shown']);
});

test('a card leads to the newest release that has a page, and counts those in stores', async () => {
  const id = await addListed('Lena', { first_live_date: '2026-01-01', spotify_id: 'a'.repeat(22) });
  await addLive(id, { title: 'Two', version_title: 'Live', live_date: '2026-02-01' });
  const hidden = await addLive(id, { title: 'Three', live_date: '2026-03-01' });
  await addLive(id, { title: 'Draft', status: 'draft' });
  await app.db.update(smart_links).set({ is_on: false }).where(eq(smart_links.release_id, hidden));
  const [artist] = (await list()).artists;
  expect(artist).toMatchObject({ release_count: 3, newest: { title: 'Two (Live)', cover_path: null } });
});

test('[S2-124] every artist is on exactly one page, in each order, with and without a search', async () => {
  const names = Array.from({ length: 2 * DIRECTORY_PER_PAGE + 3 }, (_, n) => `Night ${n % 7} ${n}`);
  for (const [n, name] of names.entries()) {
    await addListed(name, { followers: n % 3 === 0 ? null : n % 5, first_live_date: `2026-01-0${1 + (n % 4)}` });
  }
  for (const query of [{}, { sort: 'newest' }, { sort: 'name' }, { q: 'night' }, { q: 'night', sort: 'name' }]) {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(query, cursor);
      seen.push(...page.artists.map(({ name }) => name));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(new Set(seen)).toEqual(new Set(names));
    expect(seen).toHaveLength(names.length);
  }
});

test('a search forgives marks, dots, apostrophes and mistakes in typing, and shows the exact name first', async () => {
  await addListed('Işık İzmir’de', { followers: 1 });
  await addListed('Sigur Rós', { followers: 2 });
  await addListed('Glass City Nights', { followers: 9000 });
  await addListed('Glass City', { followers: 3 });
  for (const q of ['isik izmirde', 'IŞIK İZMİR', 'ışık', "izmir'de", 'i\u0307zmir']) {
    expect(await listNames({ q }), q).toEqual(['Işık İzmir’de']);
  }
  expect(await listNames({ q: 'glass city' })).toEqual(['Glass City', 'Glass City Nights']);
  expect(await listNames({ q: 'glass city', sort: 'name' })).toEqual(['Glass City', 'Glass City Nights']);
  const similar = await list({ q: 'siggur ros' });
  expect([similar.is_similar, similar.artists[0]?.name]).toEqual([true, 'Sigur Rós']);
  // A mistake in each half, a missing space, a part of the name.
  for (const q of ['sugur roz', 'siguros', 'siggur']) expect(await listNames({ q }), q).toEqual(['Sigur Rós']);
  expect(await list({ q: 'qqqqqqq' })).toEqual({ artists: [], next_cursor: null, is_similar: false });
});

test('a mistake that leaves few letters in their place is forgiven, in a name and in the title of a release', async () => {
  const id = await addListed('Maré Cheia', { followers: 31_700 });
  await addLive(id, { title: 'Lua de Papel', live_date: '2026-02-01' });
  await addListed('Nova', { followers: 50_000 });
  for (const q of ['mrae', 'maer', 'mrae chiea', 'lune', 'lua de paple']) {
    const found = await list({ q });
    expect([q, found.is_similar, found.artists.map(({ name }) => name)]).toEqual([q, true, ['Maré Cheia']]);
  }
  expect((await list({ q: 'mrae', genre: 'rock' })).artists).toEqual([]);
});

test('what is typed is never a pattern, and a forged cursor leads to the first page', async () => {
  for (const name of ['100 %', 'under_score', 'back\\slash', '</script>', 'plain']) await addListed(name);
  expect(await listNames({ q: '%' })).toEqual(['100 %']);
  expect(await listNames({ q: '_' })).toEqual(['under_score']);
  expect(await listNames({ q: '\\' })).toEqual(['back\\slash']);
  expect(await listNames({ q: '</script>' })).toEqual(['</script>']);
  expect(await listNames({ q: "'; drop table artists; --" })).toEqual([]);
  expect(await listNames({ q: 'x'.repeat(10_000) })).toEqual([]);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forged = [
    'x',
    '',
    encode(null),
    encode([1, 'a', 'b']),
    encode([1, 1e99, crypto.randomUUID()]),
    encode([0, -1, "'"]),
  ];
  for (const cursor of forged) expect((await list({}, cursor)).artists).toHaveLength(5);
});

test('the database folds names like the domain', async () => {
  const letters = Array.from({ length: 0x530 - 0x20 }, (_, n) => String.fromCodePoint(0x20 + n));
  const samples = [...letters, 'Ẑ Ạ ﬁ Ａ ẞ', ' a \t\n b ', 'İIıi', 'O’Neil ʼn', '音楽 한국', 'a\u200b\u00adb', 'Ω Ǆ ǅ'];
  const { rows } = await app.db.execute<{ name: string; folded: string }>(
    sql`select name, fold_name(name) as folded from unnest(${sql.param(samples)}::text[]) as name`,
  );
  expect(rows).toHaveLength(samples.length);
  for (const { name, folded } of rows) expect([name, folded]).toEqual([name, foldName(name)]);
});

test('an artist is new on the day of the first release, whatever is released later', async () => {
  const id = await addArtist(owner, 'New');
  const findFirst = async () =>
    (await app.db.select({ day: artists.first_live_date }).from(artists).where(eq(artists.id, id)))[0]?.day;
  for (const day of ['2026-06-01', '2026-07-01']) {
    const release = await addLive(id, { status: 'in_process' });
    await inTransaction(app.db, (tx) => publishRelease(tx, release, day, app.clock.now()));
    expect(await findFirst()).toBe('2026-06-01');
  }
  expect(await listNames()).toEqual(['New']);
});
