import * as calls from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { link_hits, smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addCampaign } from '../../testing/fixtures/presave-campaign.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { createLink } from './create-link.ts';
import { registerPageRoutes } from './page-routes.ts';
import { pruneVisitors } from './prune-visitors.ts';

const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerPageRoutes(http, { ...context, public_url: ORIGIN }, async (_request, reply) => reply.send('page')),
    },
  });
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
});
afterAll(() => app.close());

/** Adds a release in stores with its link. */
async function addLink() {
  const { id: release_id } = await addDraft(app, owner);
  const day = dateInDays(app, -1);
  const live = { status: 'published', release_date: day, live_date: day } as const;
  await app.db.update(releases).set(live).where(eq(releases.id, release_id));
  const at = app.clock.now();
  await app.db
    .insert(deliveries)
    .values({ release_id, store_id: 'spotify', state: 'live', changed_at: at, live_at: at });
  await inTransaction(app.db, (tx) => createLink(tx, release_id, at));
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.release_id, release_id));
  return { id: link?.id ?? '', key: link?.key ?? '' };
}

const get = (url: string, remoteAddress: string, agent = PERSON) =>
  app.http.inject({ url, headers: { 'user-agent': agent }, remoteAddress });
const readAnalytics = async (id: string) =>
  (await owner.call(calls.getLinkAnalytics, { params: { id }, query: { period: 'today' } })).body;

test('hits that one network repeats are kept apart, and the day is marked on the screen and in the table', async () => {
  const { id, key } = await addLink();
  const others = Array.from({ length: 5 }, (_, n) => `81.2.${n}.1`);
  for (const ip of others) await get(`/release/${key}`, ip);
  for (let n = 0; n < 150; n += 1) {
    // A browser of its own for each, from all addresses of one network.
    await get(`/release/${key}/go/spotify`, `85.105.1.${n}`, `${PERSON} ${n}`);
  }
  const known = async () => (await readAnalytics(id)).figures.repeated.value;
  await expect.poll(known).toBe(50);
  const day = dateInDays(app, 0);
  const marked = { day, marks: ['repeated', 'one_network', 'no_views'], views: 5, clicks: 100, repeated: 50 };
  const read = async () => {
    const { figures, series, stores, marked_days } = await readAnalytics(id);
    expect(figures).toMatchObject({ views: { value: 5 }, clicks: { value: 100 }, visitors: { value: 105 } });
    expect([series, stores[0]?.clicks]).toEqual([[{ at: day, views: 5, clicks: 100 }], 100]);
    return marked_days;
  };
  const expected = [{ ...marked, network_hits: 150, hour_hits: 105 }];
  expect(await read()).toEqual(expected);
  const { body: link } = await owner.call(calls.getSmartLink, { params: { id } });
  expect(link).toMatchObject({
    views: 0,
    clicks: 0,
    open: { views: 5, clicks: 100 },
    unmarked: { views: 0, clicks: 0 },
  });
  const { rows } = await app.db.execute(sql`select 1 from link_networks n where n::text like '%85.105%'`);
  expect(rows).toEqual([]);
  // The networks go with the day, what they showed stays.
  await pruneVisitors(app.db, new Date(app.clock.now().getTime() + DAY_MS));
  expect((await app.db.execute(sql`select 1 from link_networks`)).rows).toEqual([]);
  expect(await read()).toEqual(expected);
  const table = await app.http.inject({
    url: `${calls.LINK_CSV_PATH.replace(':id', id)}?period=today`,
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin' },
    cookies: { '__Host-session': owner.session },
  });
  const lines = table.body.trimEnd().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(3).join(','))).toEqual([
    'click,Spotify,TR,,phone,100,repeated one_network no_views',
    'repeated,Spotify,TR,,phone,50,repeated one_network no_views',
    'view,,RU,,phone,5,repeated one_network no_views',
  ]);
});

test('[S3-099] a page counts nothing before its release: those who pre-save are counted elsewhere', async () => {
  const coming = await addCampaign(app, owner);
  const { id, key } = await addLink();
  const countHits = (link_id: string) => app.db.$count(link_hits, eq(link_hits.link_id, link_id));
  expect((await get(`/release/${coming.key}`, '81.2.69.1')).statusCode).toBe(200);
  // A later view of another page: once it is written, an earlier one would be too.
  await get(`/release/${key}`, '81.2.69.1');
  await expect.poll(() => countHits(id)).toBe(1);
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.release_id, coming.release_id));
  expect(await countHits(link?.id ?? '')).toBe(0);
});
