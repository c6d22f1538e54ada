import * as calls from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { createLink, createMissingLinks } from './create-link.ts';
import { createHitCounter } from './hit-counter.ts';
import { registerPageRoutes } from './page-routes.ts';

const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const LOG = pino({ level: 'silent' });

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerPageRoutes(
          http,
          { ...context, public_url: 'https://tangent.example' },
          async (_request, reply, found) =>
            reply.code(found ? 200 : 404).send(found?.page.stores.map(({ id }) => id).join(' ') ?? 'unavailable'),
        ),
    },
  });
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
});
afterAll(() => app.close());

/** Adds a release in stores with its link. */
async function addLink(states: Record<string, DeliveryState> = { spotify: 'live', deezer: 'live' }, account = owner) {
  const { id: release_id } = await addDraft(app, account, { title: 'Gece Yolu' });
  const live = { status: 'published', release_date: dateInDays(app, -1), live_date: dateInDays(app, -1) } as const;
  await app.db.update(releases).set(live).where(eq(releases.id, release_id));
  const at = app.clock.now();
  for (const [store_id, state] of Object.entries(states)) {
    await app.db.insert(deliveries).values({ release_id, store_id, state, changed_at: at, live_at: at });
  }
  await inTransaction(app.db, (tx) => createLink(tx, release_id, at));
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.release_id, release_id));
  return { release_id, id: link?.id ?? '', key: link?.key ?? '' };
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', ip = '85.105.1.2') =>
  app.http.inject({ method, url, headers: { 'user-agent': PERSON, ...headers }, remoteAddress: ip });

/** A view of a link of its own. */
async function describeHit() {
  const { id: link_id } = await addLink();
  const at = app.clock.now();
  const place = { account_id: owner.user._id, link_id, country: 'TR', referrer: '' };
  return { ...place, at, kind: 'view', store_id: '', device: 'phone' } as const;
}

const readAnalytics = async (id: string) =>
  (await owner.call(calls.getLinkAnalytics, { params: { id }, query: { period: 'today' } })).body;

test('[S3-097] [S3-098] a release gets one link, readable and never another one', async () => {
  const { release_id, key } = await addLink();
  expect(key).toMatch(/^[a-z0-9-]+-gece-yolu-[a-z2-9]{5}$/);
  await inTransaction(app.db, (tx) => createLink(tx, release_id, app.clock.now()));
  await createMissingLinks(app);
  const links = await app.db.select().from(smart_links).where(eq(smart_links.release_id, release_id));
  expect(links.map((link) => link.key)).toEqual([key]);
});

test('a release that was approved before links existed gets one later', async () => {
  const { release_id } = await addLink();
  await app.db.delete(smart_links).where(eq(smart_links.release_id, release_id));
  await createMissingLinks(app);
  expect(await app.db.select().from(smart_links).where(eq(smart_links.release_id, release_id))).toHaveLength(1);
});

test('[S2-043] [S2-044] the owner lists links and opens one, on every plan', async () => {
  const { id, key } = await addLink();
  const { body } = await owner.call(calls.listSmartLinks);
  expect(body).toMatchObject({ has_published: true, items: [{ id, status: 'active', live_store_count: 2 }, {}, {}] });
  const link = (await owner.call(calls.getSmartLink, { params: { id } })).body;
  expect(link).toMatchObject({ link: `http://localhost:4300/release/${key}`, title: 'Gece Yolu', theme: null });
  expect(link.stores).toMatchObject([
    { id: 'spotify', is_on: true, state: 'live' },
    { id: 'deezer', is_on: true, state: 'live' },
  ]);
  const stranger = await signUp(app);
  expect((await stranger.call(calls.getSmartLink, { params: { id } })).status).toBe(404);
  expect((await stranger.call(calls.updateSmartLink, { params: { id }, body: { is_on: false } })).status).toBe(404);
  expect((await owner.call(calls.getSmartLink, { params: { id } })).body.status).toBe('active');
});

test('[S3-055] a release has its link from its approval on, for its owner', async () => {
  const { release_id, key } = await addLink();
  const { id } = await addDraft(app, owner);
  const read = (account: TestAccount, release: string) =>
    account.call(calls.getReleaseLink, { params: { id: release } });
  const link = { key, link: `http://localhost:4300/release/${key}`, status: 'active', is_published: true };
  expect((await read(owner, release_id)).body).toMatchObject({ link });
  expect((await read(owner, id)).body).toEqual({ link: null });
  expect((await read(await signUp(app), release_id)).status).toBe(404);
});

test('[S6-037] without a release in stores there is no smart link, whatever the plan', async () => {
  const other = await signUp(app);
  await grantPlanTo(app, other, 'advanced');
  await addDraft(app, other);
  expect((await other.call(calls.listSmartLinks)).body).toMatchObject({ items: [], has_published: false, total: 0 });
});

test('a key is found in any case and encoding, and leads to the one address of the page', async () => {
  const { key } = await addLink();
  expect((await get(`/release/${key}`)).body).toBe('spotify deezer');
  for (const other of [key.toUpperCase(), `${key}/`, key.replace('-', '%2D').replace('g', '%67').toUpperCase()]) {
    const { statusCode, headers } = await get(`/release/${other}?lang=tr`);
    expect([statusCode, headers.location], other).toEqual([301, `/release/${key}?lang=tr`]);
  }
  for (const unknown of ['nobody-k7x2m', 'a'.repeat(99), '..%2F..%2Fetc', `${key}/x`]) {
    expect((await get(`/release/${unknown}`)).statusCode).toBe(404);
  }
});

test('[S4-021] [S4-022] an inactive link answers 404 and shows nothing, an active one its stores', async () => {
  const { id, key, release_id } = await addLink();
  const free = await owner.call(calls.updateSmartLink, { params: { id }, body: { is_on: false } });
  expect(free.body.status).toBe('inactive');
  expect((await get(`/release/${key}`)).statusCode).toBe(404);
  expect((await owner.call(calls.getReleasePage, { params: { key } })).status).toBe(404);
  await owner.call(calls.updateSmartLink, { params: { id }, body: { is_on: true } });
  expect((await get(`/release/${key}`)).statusCode).toBe(200);
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, release_id));
  expect((await get(`/release/${key}`)).statusCode).toBe(404);
  expect((await owner.call(calls.getSmartLink, { params: { id } })).body.status).toBe('inactive');
});

test('the public page reveals only what fans may know', async () => {
  const { key } = await addLink();
  const { body } = await (await signUp(app)).call(calls.getReleasePage, { params: { key } });
  expect(Object.keys(body).sort()).toEqual(
    ['artist', 'artist_key', 'cover_path', 'explicit', 'key', 'release_date', 'release_type', 'state', 'stores']
      .concat('theme', 'tint', 'title', 'track_count', 'version_title')
      .sort(),
  );
});

test('[S2-112] a store switched off is gone from the page, and its address leads to the others', async () => {
  const { id, key } = await addLink();
  const body = { hidden_store_ids: ['spotify'], store_order: ['deezer', 'spotify'] };
  await owner.call(calls.updateSmartLink, { params: { id }, body });
  expect((await get(`/release/${key}`)).body).toBe('deezer');
  const response = await get(`/release/${key}/go/spotify`);
  expect([response.statusCode, response.headers.location]).toEqual([302, `/release/${key}`]);
});

test('buttons follow the stores: later ones are announced, refused and removed ones are gone', async () => {
  const { key, release_id } = await addLink({ spotify: 'live', deezer: 'refused', anghami: 'acknowledged' });
  const read = async () => (await get(`/release/${key}`)).body;
  expect(await read()).toBe('spotify');
  const approved = { approved_at: app.clock.now(), delivery_quality: 'high' } as const;
  await app.db.update(releases).set(approved).where(eq(releases.id, release_id));
  expect(await read()).toBe('spotify anghami');
  expect((await get(`/release/${key}/go/anghami`)).headers.location).toBe(`/release/${key}`);
  await app.db.update(deliveries).set({ wanted: 'down' }).where(eq(deliveries.release_id, release_id));
  expect(await read()).toBe('unavailable');
});

test('a removed release is not redirected anywhere', async () => {
  const { key, release_id } = await addLink();
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, release_id));
  expect((await get(`/release/${key}/go/spotify`)).statusCode).toBe(404);
});

test('[S3-099] [S3-100] [S2-111] people are counted once per view and click, robots apart', async () => {
  const { id, key } = await addLink();
  const page = `/release/${key}`;
  await get(page, { referer: 'https://l.instagram.com/?u=secret' });
  await get(page);
  await get(page, { 'user-agent': DESKTOP });
  const click = await get(`${page}/go/spotify`);
  expect(click.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(click.headers.location).toMatch(/^https:\/\/open\.spotify\.com\/search\/Gece%20Yolu/);
  expect(click.headers['set-cookie']).toBeUndefined();
  await get(`${page}/go/spotify`, { referer: `https://tangent.example${page}` });
  await get(`${page}?q=1`, { referer: 'x'.repeat(8_000) }, 'GET', '2001:db8:1::7');
  for (const robot of [
    { 'user-agent': '' },
    { 'user-agent': 'WhatsApp/2.23.20.0' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
  ]) {
    await get(page, robot as Record<string, string>);
    await get(`${page}/go/deezer`, robot as Record<string, string>);
  }
  await get(page, {}, 'HEAD');
  await get(`${page}/go/spotify`, {}, 'HEAD');
  await expect.poll(async () => (await readAnalytics(id)).figures.robots.value).toBe(12);
  const analytics = await readAnalytics(id);
  expect(analytics.figures).toMatchObject({ views: { value: 4 }, clicks: { value: 2 }, visitors: { value: 3 } });
  expect(analytics.stores).toEqual([{ store: { id: 'spotify', name: 'Spotify' }, clicks: 2, streams: null }]);
  expect(analytics.referrers).toEqual([
    { key: '', views: 2, clicks: 2 },
    { key: 'instagram.com', views: 1, clicks: 0 },
    { key: 'qr', views: 1, clicks: 0 },
  ]);
  expect(analytics.devices).toEqual([
    { key: 'phone', views: 3, clicks: 2 },
    { key: 'desktop', views: 1, clicks: 0 },
  ]);
  expect(analytics.countries[0]).toEqual({ key: 'TR', views: 3, clicks: 2 });
  expect(analytics.series).toEqual([{ at: dateInDays(app, 0), views: 4, clicks: 2 }]);
  const { rows } = await app.db.execute(sql`
    select 1 from link_visitors v where v::text like '%85.105%'
    union all select 1 from link_hits h where h::text like '%85.105%' or h::text like '%secret%'`);
  expect(rows).toEqual([]);
});

test('the figures of a link are downloaded as a table with the days of the screen, by its owner alone', async () => {
  const { id, key } = await addLink();
  await get(`/release/${key}`, { referer: 'https://=cmd.example/' });
  await get(`/release/${key}/go/spotify`);
  await expect.poll(async () => (await readAnalytics(id)).figures.clicks.value).toBe(1);
  const day = dateInDays(app, 0);
  const download = (account: TestAccount, query: string) =>
    app.http.inject({
      url: `${calls.LINK_CSV_PATH.replace(':id', id)}?${query}`,
      headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
      cookies: { '__Host-session': account.session },
    });
  const table = await download(owner, `period=custom&from=${day}&to=${day}`);
  expect(table.headers['content-disposition']).toContain(`smart-link-${day}-${day}.csv`);
  const [head, ...lines] = table.body.trimEnd().split('\r\n');
  expect(head).toBe('\uFEFFdate,release,link,event,store,country,source,device,count,mark');
  expect(lines).toEqual([
    `${day},Gece Yolu,${key},click,Spotify,TR,,phone,1,`,
    expect.stringMatching(new RegExp(`^${day},Gece Yolu,${key},view,,TR,.*,phone,1,$`)),
  ]);
  expect((await download(owner, 'period=yesterday')).body.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await download(owner, `period=custom&from=${day}`)).statusCode).toBe(422);
  const stranger = await signUp(app);
  expect((await download(stranger, 'period=today')).statusCode).toBe(404);
});

test('the chart names what explains it: the day on which the release went live', async () => {
  const { id, release_id } = await addLink();
  const live_date = dateInDays(app, 0);
  await app.db.update(releases).set({ live_date }).where(eq(releases.id, release_id));
  const { annotations } = await readAnalytics(id);
  expect(annotations).toMatchObject([{ at: live_date, kind: 'release', title: 'Gece Yolu' }]);
});

test('[S6-021] [S6-022] [S2-110] Free copies and switches a link; its stores, look and figures need PRO', async () => {
  const free = await signUp(app);
  const { id } = await addLink(undefined, free);
  for (const body of [{ theme: 'dark' as const }, { accent: 'rose' as const }, { hidden_store_ids: ['spotify'] }]) {
    const refused = await free.call(calls.updateSmartLink, { params: { id }, body });
    expect([refused.status, refused.error]).toMatchObject([
      403,
      { name: 'premium_required', feature: 'smartlink_editing', plan: 'pro' },
    ]);
  }
  const figures = await free.call(calls.getLinkAnalytics, { params: { id } });
  expect(figures.error).toMatchObject({ name: 'premium_required', feature: 'smartlink_analytics' });
  expect((await free.call(calls.updateSmartLink, { params: { id }, body: { is_on: false } })).body.status).toBe(
    'inactive',
  );
  await grantPlanTo(app, free, 'pro');
  const look = { theme: 'dark', accent: 'rose', hidden_store_ids: ['deezer', 'deezer'] } as const;
  const changed = await free.call(calls.updateSmartLink, {
    params: { id },
    body: { ...look, hidden_store_ids: [...look.hidden_store_ids] },
  });
  expect(changed.body).toMatchObject({ theme: 'dark', accent: 'rose', stores: [{ is_on: true }, { is_on: false }] });
  expect((await free.call(calls.getLinkAnalytics, { params: { id } })).status).toBe(200);
});

/** The failures of a database connection: of every query, or of a response to a commit. */
type Broken = { queries: boolean; commits: boolean };

/** Returns the database of the tests behind a connection that fails as `broken` says. */
function createBreakableDb(broken: Broken): Db {
  return new Proxy(app.db, {
    has: (db, name) => name !== '$client' && Reflect.has(db, name),
    get: (db, name, receiver) => {
      const value = Reflect.get(db, name, receiver);
      if (broken.queries && (name === 'transaction' || name === 'execute')) {
        return () => Promise.reject(new Error('the database is away'));
      }
      if (broken.commits && name === 'transaction') {
        return async (work: Parameters<Db['transaction']>[0]) => {
          await db.transaction(work);
          broken.queries = true;
          throw new Error('the connection was lost');
        };
      }
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
}

const visitor = (number: number) => ({ visitor: `visitor ${number}`, network: 'network' });

const readCounts = async (linkId: string) => {
  const rows = await app.db.select().from(link_hits).where(eq(link_hits.link_id, linkId));
  return rows.map(({ count }) => count);
};

test('a counter that stops writes everything, also what is counted meanwhile, and a failed write is repeated', async () => {
  const hit = await describeHit();
  const broken = { queries: true, commits: false };
  const counter = createHitCounter(createBreakableDb(broken), LOG);
  for (let n = 0; n < 3; n += 1) counter.count(hit, visitor(n % 2));
  await counter.flush();
  expect(await readCounts(hit.link_id)).toEqual([]);
  broken.queries = false;
  counter.count(hit, null);
  await counter.stop();
  counter.count(hit, null);
  await counter.flush();
  expect(await readCounts(hit.link_id)).toEqual([5]);
});

test('a connection that is lost during a commit neither loses hits nor counts them twice', async () => {
  const hit = await describeHit();
  const broken = { queries: false, commits: false };
  const counter = createHitCounter(createBreakableDb(broken), LOG);
  counter.count(hit, null);
  await counter.flush();
  broken.commits = true;
  counter.count(hit, visitor(0));
  await counter.flush();
  counter.count(hit, visitor(0));
  await counter.flush();
  Object.assign(broken, { queries: false, commits: false });
  await counter.stop();
  expect(await readCounts(hit.link_id)).toEqual([3]);
});

test('a flood of made-up referrers adds a limited number of rows', async () => {
  const hit = await describeHit();
  const counter = createHitCounter(app.db, LOG);
  for (let n = 0; n < 1_000; n += 1) counter.count({ ...hit, referrer: `${n}.example` }, null);
  await counter.stop();
  const counts = await readCounts(hit.link_id);
  expect([counts.length, counts.reduce((sum, count) => sum + count, 0)]).toEqual([201, 1_000]);
});

test('the pictures of a page are small, and those of a hidden release do not exist', async () => {
  const { id, key } = await addLink();
  const qr = await get(`/release/${key}/qr.svg`);
  expect([qr.headers['content-type'], qr.body.slice(0, 4)]).toEqual(['image/svg+xml', '<svg']);
  const png = await get(`/release/${key}/qr.png`);
  expect([png.rawPayload.subarray(1, 4).toString(), png.headers['cache-control']]).toEqual([
    'PNG',
    'public, max-age=3600',
  ]);
  for (const tag of [png.headers.etag, `W/"other", W/${png.headers.etag}`]) {
    const { statusCode, rawPayload } = await get(`/release/${key}/qr.png`, { 'if-none-match': String(tag) });
    expect([statusCode, rawPayload.length]).toEqual([304, 0]);
  }
  for (const file of ['qr.svg', 'qr.png', 'cover.jpg', 'cover-small.jpg', 'picture.jpg'])
    expect((await get(`/release/invented-key-12345/${file}`)).statusCode, file).toBe(404);
  const picture = await get(`/release/${key}/picture.jpg?lang=tr&lang=es`);
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await get(`/release/${key}/cover.jpg`)).statusCode, 'of a release without a cover').toBe(404);
  const oembed = await get(`/oembed?url=${encodeURIComponent(`http://localhost:4300/release/${key}?lang=tr`)}`);
  expect(oembed.json()).toMatchObject({ version: '1.0', type: 'link', title: 'Gece Yolu', provider_name: 'Tangent' });
  expect((await get('/oembed?url=https://evil.example/release/x')).statusCode).toBe(404);
  await owner.call(calls.updateSmartLink, { params: { id }, body: { is_on: false } });
  for (const file of ['cover.jpg', 'cover-small.jpg', 'picture.jpg'])
    expect((await get(`/release/${key}/${file}`)).statusCode).toBe(404);
});
