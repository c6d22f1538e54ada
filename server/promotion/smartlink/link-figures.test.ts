import * as calls from '@tangent/contract/promotion/smartlink.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores as stores_table } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addPublished, addTrends } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createLink } from './create-link.ts';
import { writeHits } from './hits-csv.ts';
import { ensureMonth } from './write-hits.ts';

let app: TestApp;
let owner: TestAccount;
let today: string;
let link: typeof smart_links.$inferSelect;
let track_id: string;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
  today = dateInDays(app, 0);
  for (const day of [-40, 0, 40]) await ensureMonth(app.db, dateInDays(app, day).slice(0, 7));
  const { id } = await addPublished(app, owner, { title: 'Deniz', live_date: dateInDays(app, -9), track_count: 1 });
  await inTransaction(app.db, (tx) => createLink(tx, id, app.clock.now()));
  [link] = (await app.db.select().from(smart_links).where(eq(smart_links.release_id, id))) as [typeof link];
  track_id = (await app.db.select().from(tracks).where(eq(tracks.release_id, id)))[0]?.id ?? '';
});
afterAll(() => app.close());

/** Adds a hit that was counted on this day. */
const addHit = (change: Partial<typeof link_hits.$inferInsert>) =>
  app.db.insert(link_hits).values({
    account_id: owner.user._id,
    link_id: link.id,
    day: today,
    hour: 12,
    kind: 'click',
    store_id: '',
    country: 'TR',
    referrer: '',
    device: 'phone',
    count: 1,
    ...change,
  });

test('the last days of a link are complete days, the same in its list, with today beside them; stores follow their clicks, and where those are equal their streams', async () => {
  const day = dateInDays(app, -1);
  await addHit({ store_id: 'deezer', count: 2, day });
  await addHit({ store_id: 'anghami', count: 3, day });
  await addHit({ store_id: 'spotify', count: 2, day });
  await addHit({ store_id: 'spotify', count: 6 });
  await addHit({ kind: 'view', count: 5 });
  // The first of the last 30 days, and the day before it.
  await addHit({ store_id: 'spotify', count: 100, day: dateInDays(app, -30) });
  await addHit({ store_id: 'spotify', count: 1_000, day: dateInDays(app, -31) });
  const streams = { tidal: 1, apple: 7, spotify: 5 };
  const place = { day: dateInDays(app, -2), track_id, country: 'TR' };
  const lines = Object.entries(streams).map(([store_id, count]) => ({ ...place, store_id, streams: count }));
  await addTrends(app, owner.user._id, { file_no: 1, lines });
  const query = { period: 'last_7_days' } as const;
  const { body } = await owner.call(calls.getLinkAnalytics, { params: { id: link.id }, query });
  expect(body.range).toEqual({ from: dateInDays(app, -7), to: day });
  expect([body.open_day, body.open]).toEqual([today, { views: 5, clicks: 6 }]);
  expect(body.figures.clicks.value).toBe(7);
  expect(body.stores.map(({ store, clicks, streams: count }) => [store.id, clicks, count])).toEqual([
    ['anghami', 3, null],
    ['spotify', 2, 5],
    ['deezer', 2, null],
    ['apple', 0, 7],
    ['tidal', 0, 1],
  ]);
  const month = { period: 'last_30_days', compare: 'previous' } as const;
  const { body: figures } = await owner.call(calls.getLinkAnalytics, { params: { id: link.id }, query: month });
  expect(figures.figures.clicks).toEqual({ value: 107, before: 1_000 });
  const list = (await owner.call(calls.listSmartLinks)).body;
  const detail = (await owner.call(calls.getSmartLink, { params: { id: link.id } })).body;
  const recent = { views: 0, clicks: 107, open: { views: 5, clicks: 6 } };
  expect([list.items[0], detail]).toMatchObject([recent, recent]);
  const open = (
    await owner.call(calls.getLinkAnalytics, {
      params: { id: link.id },
      query: { period: 'today', compare: 'previous' },
    })
  ).body;
  expect([open.range, open.figures.clicks]).toEqual([
    { from: today, to: today },
    { value: 6, before: null },
  ]);
});

test('the list and the link name the same number of stores: those with a button', async () => {
  const at = app.clock.now();
  const stores = await app.db.select({ id: stores_table.id }).from(stores_table);
  const live = { release_id: link.release_id, state: 'live', changed_at: at, live_at: at } as const;
  await app.db.insert(deliveries).values(stores.map(({ id: store_id }) => ({ ...live, store_id })));
  const detail = (await owner.call(calls.getSmartLink, { params: { id: link.id } })).body;
  const list = (await owner.call(calls.listSmartLinks)).body;
  expect(detail.live_store_count).toBe(detail.stores.length);
  expect(list.items[0]?.live_store_count).toBe(detail.live_store_count);
  expect(detail.live_store_count).toBeGreaterThan(0);
});

test('a day with more rows than are read at once is written completely', async () => {
  const day = dateInDays(app, -3);
  const ROWS = 10_001;
  const place = { account_id: owner.user._id, link_id: link.id, store_id: '', country: 'TR' };
  const view = { ...place, day, hour: 1, kind: 'view', device: 'phone', count: 1 } as const;
  const views = Array.from({ length: ROWS }, (_, n) => ({ ...view, referrer: `${n}.example` }));
  for (let from = 0; from < ROWS; from += 1_000) await app.db.insert(link_hits).values(views.slice(from, from + 1_000));
  const parts: string[] = [];
  const own = { account_id: owner.user._id, id: link.id };
  for await (const part of writeHits(app.db, own, { from: day, to: day })) parts.push(part);
  const sources = parts.join('').match(/\d+\.example/g) ?? [];
  expect([sources.length, new Set(sources).size]).toEqual([ROWS, ROWS]);
});
