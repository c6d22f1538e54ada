import { artist_page_keys, artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMissingPageKeys, renewPageKey } from '../../catalogue/artist/page-key.ts';
import {
  countPublicArtistParts,
  findPageKeys,
  listArtistDirectory,
  listPublicArtists,
} from '../../catalogue/artist/public.ts';
import { findDemoRelease } from '../../main/pages/find-demo-release.ts';
import { serveArtistPages } from '../../main/pages/serve-artist-pages.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { addCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { addLiveRelease, addPublicArtist, type TestPublicArtist } from '../../testing/fixtures/public-artist.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { findReleasePage } from '../smartlink/public.ts';
import { findArtistPage } from './artist-page-view.ts';

const VISITOR = { query: {}, path: '', is_signed_in: false } as never;

let app: TestApp;
let owner: TestAccount;
let artist: TestPublicArtist;
let count = 0;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        serveArtistPages(http, createTestWeb(''), { ...context, config: {} as never }, async () => VISITOR),
    },
  });
  await addStores(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  count += 1;
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
  artist = await addPublicArtist(app, owner, { name: `Maré Cheia ${String.fromCharCode(64 + count)}` });
});

const find = async (key = artist.key) => (await findArtistPage(app.db, key, app.clock.now()))?.page ?? null;
const addLive = (title: string, days_ago: number, change: Partial<typeof releases.$inferInsert> = {}) =>
  addLiveRelease(app, owner, artist.id, { title, days_ago, ...change });
const addComing = (title: string, days: number, change: Partial<typeof releases.$inferInsert> = {}) =>
  addCampaign(app, owner, { artist_id: artist.id, title, release_date: dateInDays(app, days), ...change });
const change = (fields: Partial<typeof artists.$inferInsert>) =>
  app.db.update(artists).set(fields).where(eq(artists.id, artist.id));

test('the page shows what fans can save, the next one first, then what is in stores, the newest first', async () => {
  await addLive('Old Harbour', 40);
  await addLive('Devagar', 3, { version_title: 'Live', original_release_date: '2019-05-01' });
  await addComing('Later', 20);
  const next = await addComing('Night Drive', 5);
  const page = await find();
  expect(page).toMatchObject({ key: artist.key, type: 'band', main_genre: 'latin' });
  expect(page?.releases.map(({ title, state, date }) => [title, state, date])).toEqual([
    ['Night Drive', 'presave', dateInDays(app, 5)],
    ['Later', 'presave', dateInDays(app, 20)],
    ['Devagar (Live)', 'live', '2019-05-01'],
    ['Old Harbour', 'live', dateInDays(app, -40)],
  ]);
  expect(page?.releases[0]?.path).toBe(`/release/${next.key}`);
  expect(JSON.stringify(page)).not.toContain('Secret');
});

test('what nobody may see yet, or any more, is not there; a release without a page of its own leads nowhere', async () => {
  const gone = await addLive('Gone', 10);
  await addLive('Various', 5, { various_artists: true });
  await addLive('Withdrawn before it was out', 5, { status: 'takedown_requested', live_date: null });
  await addComing('Not before next week', 20, { presave_date: dateInDays(app, 7) });
  await addComing('Without a campaign', 20, { presave_enabled: false });
  const [switchedOff, left] = [await addLive('Switched off', 4), await addLive('Left its store', 3)];
  await app.db.update(smart_links).set({ is_on: false }).where(eq(smart_links.release_id, switchedOff));
  await app.db.update(deliveries).set({ state: 'removed' }).where(eq(deliveries.release_id, left));
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, gone));
  expect((await find())?.releases.map(({ title, path }) => [title, path])).toEqual([
    ['Left its store', null],
    ['Switched off', null],
  ]);
});

const HIDDEN: [who: string, hide: () => Promise<unknown>][] = [
  ['an artist who is not shown', () => change({ show_in_catalogue: false })],
  ['a frozen account', () => app.db.update(users).set({ freeze: true }).where(eq(users.id, owner.user._id))],
  ['a banned account', () => app.db.update(users).set({ banned: true }).where(eq(users.id, owner.user._id))],
  [
    'a closed account',
    () => app.db.update(users).set({ deactivated_at: app.clock.now() }).where(eq(users.id, owner.user._id)),
  ],
  [
    'nothing in stores',
    () => app.db.update(releases).set({ status: 'removed' }).where(eq(releases.artist_id, artist.id)),
  ],
];

describe('nobody sees', () => {
  test.each(HIDDEN)('%s: no page, no card, no picture, no way from the release', async (_, hide) => {
    await addLive('Devagar', 3);
    await change({ first_live_date: dateInDays(app, -3) });
    const [{ path = null } = {}] = (await find())?.releases ?? [];
    const readKey = async () =>
      (await findReleasePage(app.db, path?.split('/').at(-1) ?? '', app.clock.now()))?.page.artist_key ?? null;
    const isListed = async () => {
      const listed = (await listPublicArtists(app.db, 1)).some(({ key }) => key === artist.key);
      const { artists: cards } = await listArtistDirectory(
        app.db,
        { q: '', genre: null, country: null, sort: 'newest' },
        null,
      );
      return [listed, cards.some(({ page_key }) => page_key === artist.key)];
    };
    expect([await readKey(), ...(await isListed())]).toEqual([artist.key, true, true]);
    await hide();
    expect([await find(), await readKey(), ...(await isListed())]).toEqual([null, null, false, false]);
    for (const url of [`/artist/${artist.key}`, `/artist/${artist.key}/picture.jpg`]) {
      expect([url, (await app.http.inject(url)).statusCode]).toEqual([url, 404]);
    }
  });

  test('an artist of whom nothing was ever announced', async () => {
    expect(await find()).toBeNull();
    await addComing('Night Drive', 10);
    expect((await find())?.releases).toHaveLength(1);
  });
});

test('on release day a coming release says so, and is live once it is in a store', async () => {
  await addComing('Night Drive', 1);
  await app.clock.advance(DAY_MS);
  expect((await find())?.releases.map(({ state }) => state)).toEqual(['opening']);
  await app.clock.set(0);
});

test('artists of one name are told apart by a number, and nobody gets the key of another', async () => {
  const names = ['Lua Nova', 'LUA NOVA!', 'Lua  nova', 'Luá Nova'];
  const keys = [];
  for (const name of names) keys.push((await addPublicArtist(app, await signUp(app), { name })).key);
  expect(keys).toEqual(['lua-nova', 'lua-nova-2', 'lua-nova-3', 'lua-nova-4']);
  await app.db.delete(artist_page_keys).where(eq(artist_page_keys.key, 'lua-nova-2'));
  const [first, second] = await Promise.all(
    names.slice(0, 2).map(async (name) => addPublicArtist(app, await signUp(app), { name })),
  );
  expect([first?.key, second?.key].sort()).toEqual(['lua-nova-2', 'lua-nova-5']);
});

test('after a new name the old address leads to the new one; the first name again brings its address back', async () => {
  await addLive('Devagar', 3);
  const rename = async (name: string) => {
    await app.clock.advance(1000);
    await change({ name });
    await inTransaction(app.db, (tx) => renewPageKey(tx, artist.id, app.clock.now()));
    return (await findPageKeys(app.db, [artist.id])).get(artist.id);
  };
  const [{ name } = { name: '' }] = await app.db.select().from(artists).where(eq(artists.id, artist.id));
  expect(await rename('Vazante Grande')).toBe('vazante-grande');
  const moved = await app.http.inject(`/artist/${artist.key}?lang=tr&utm=x`);
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/artist/vazante-grande?lang=tr&utm=x']);
  expect(await rename(name)).toBe(artist.key);
  expect((await app.http.inject('/artist/vazante-grande')).headers.location).toBe(`/artist/${artist.key}`);
  expect(await app.db.select().from(artist_page_keys).where(eq(artist_page_keys.artist_id, artist.id))).toHaveLength(2);
});

test('an address opens however it was typed; what belongs to nobody is not found', async () => {
  await addLive('Devagar', 3);
  const open = async (key: string) => {
    const { statusCode, headers } = await app.http.inject(`/artist/${key}`);
    return [statusCode, headers.location];
  };
  expect(await open(artist.key)).toEqual([200, undefined]);
  for (const typed of [artist.key.toUpperCase(), `${artist.key}/`, `${artist.key}.`]) {
    expect([typed, ...(await open(typed))]).toEqual([typed, 301, `/artist/${artist.key}`]);
  }
  for (const typed of ['', 'nobody', `${artist.key}/more`, '..%2fetc', 'a'.repeat(300)]) {
    expect([typed, (await open(typed))[0]]).toEqual([typed, 404]);
  }
});

test('the start page leads to the release that the settings name, as long as that is in stores', async () => {
  const id = await addLive('Devagar', 3);
  const [{ path = '' } = {}] = (await find())?.releases ?? [];
  const findShown = (key: string | undefined) =>
    findDemoRelease(app.db, { demo_release_key: key, app_mode: 'production' }, app.clock.now());
  const key = path?.split('/').at(-1);
  expect(await findShown(key)).toEqual({ path, title: 'Devagar', artist: 'Maré Cheia' });
  expect([await findShown(undefined), await findShown('nobody')]).toEqual([null, null]);
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, id));
  expect(await findShown(key)).toBeNull();
});

test('the picture for shared links has the size that apps expect', async () => {
  await addLive('Devagar', 3);
  const picture = await app.http.inject(`/artist/${artist.key}/picture.jpg?lang=es`);
  expect(picture.headers['content-type']).toBe('image/jpeg');
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
});

test('artists from before pages existed get their keys later, and the sitemap lists them', async () => {
  await addLive('Devagar', 3);
  await change({ first_live_date: dateInDays(app, -3) });
  await app.db.delete(artist_page_keys);
  expect(await countPublicArtistParts(app.db)).toBe(0);
  await createMissingPageKeys(app);
  expect(await countPublicArtistParts(app.db)).toBe(1);
  const listed = await listPublicArtists(app.db, 1);
  expect(listed).toContainEqual({ key: artist.key, changed_on: dateInDays(app, -3) });
  expect(await listPublicArtists(app.db, 2)).toEqual([]);
});
