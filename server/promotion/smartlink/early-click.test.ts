import type { AddressInfo } from 'node:net';
import * as calls from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { createLink } from './create-link.ts';
import { listenToLinkChanges } from './link-notices.ts';
import { createTargetCache } from './link-target-cache.ts';
import { registerPageRoutes } from './page-routes.ts';

const LOG = pino({ level: 'silent' });
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

let app: TestApp;
let owner: TestAccount;
let key: string;
let link_id: string;
/** How many requests Fastify saw. */
let routed = 0;

beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      trust_proxy: true,
      addPages: (http, context) => {
        http.addHook('onRequest', async () => {
          routed += 1;
        });
        registerPageRoutes(http, { ...context, public_url: 'https://tangent.example' }, async (_request, reply) =>
          reply.code(404).send('unavailable'),
        );
      },
    },
  });
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'pro');
  const { id: release_id } = await addDraft(app, owner, { title: 'Gece Yolu' });
  const day = dateInDays(app, -1);
  await app.db
    .update(releases)
    .set({ status: 'published', release_date: day, live_date: day })
    .where(eq(releases.id, release_id));
  const at = app.clock.now();
  const live = { release_id, state: 'live', changed_at: at, live_at: at } as const;
  await app.db.insert(deliveries).values(['spotify', 'deezer'].map((store_id) => ({ ...live, store_id })));
  await inTransaction(app.db, (tx) => createLink(tx, release_id, at));
  const [link] = await app.db.select().from(smart_links).where(eq(smart_links.release_id, release_id));
  key = link?.key ?? '';
  link_id = link?.id ?? '';
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function click(store: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = app.http.server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/release/${key}/go/${store}`, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': PERSON, 'x-forwarded-for': '85.105.1.2', ...headers },
  });
}

test('[S3-099] [S3-100] clicks on a known link do not reach Fastify, get the same response, and are counted the same', async () => {
  routed = 0;
  const first = await click('spotify');
  expect(routed).toBe(1);
  const second = await click('spotify');
  const other = await click('spotify?q=1', { 'x-forwarded-for': '10.0.0.1, 2001:db8:1::7' });
  const robot = await click('deezer', { 'user-agent': 'WhatsApp/2.23.20.0' });
  expect(routed).toBe(1);
  await click('spotify', {}, 'HEAD');
  const unknown = await click('nowhere');
  expect(routed).toBe(3);

  const describe = ({ status, headers }: Response) => {
    const { date, ...others } = Object.fromEntries(headers);
    return { status, ...others };
  };
  expect(describe(second)).toEqual(describe(first));
  expect([other.status, robot.status]).toEqual([302, 302]);
  expect(unknown.headers.get('location')).toBe(`/release/${key}`);
  const read = async () =>
    (await owner.call(calls.getLinkAnalytics, { params: { id: link_id }, query: { period: 'today' } })).body;
  await expect.poll(async () => (await read()).figures.robots.value).toBe(2);
  const { figures, stores, referrers } = await read();
  expect(figures).toMatchObject({ clicks: { value: 3 }, visitors: { value: 2 } });
  expect(stores).toMatchObject([{ store: { id: 'spotify' }, clicks: 3 }]);
  expect(referrers).toContainEqual({ key: 'qr', views: 0, clicks: 1 });
});

test('[S2-112] a store switched off is not opened and not counted from the next click on, in every process, and on again at once', async () => {
  const open = async () => (await click('spotify')).headers.get('location');
  // Another process has its own connections, and remembers links by itself.
  const other = openDatabase({ url: app.database_url, max_connections: 2, onError: () => undefined });
  const cache = createTargetCache({ db: other.db, clock: app.clock });
  const stop = listenToLinkChanges({ db: other.db, session_pool: other.pool, log: LOG }, cache.forget);
  const openElsewhere = async () => (await cache.find(key))?.addresses.get('spotify');
  // The time does not pass, so nothing is forgotten by its age.
  const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const opened = await open();
  expect(opened).toMatch(/^https:\/\/open\.spotify\.com\//);
  expect(await openElsewhere()).toBe(opened);
  for (const hidden of [['spotify'], [], ['spotify']]) {
    await owner.call(calls.updateSmartLink, { params: { id: link_id }, body: { hidden_store_ids: hidden } });
    expect(await open()).toBe(hidden.length > 0 ? `/release/${key}` : opened);
    await expect.poll(openElsewhere).toBe(hidden.length > 0 ? undefined : opened);
  }
  await owner.call(calls.updateSmartLink, { params: { id: link_id }, body: { is_on: false } });
  expect((await click('deezer')).status).toBe(404);
  await expect.poll(() => cache.find(key)).toBeNull();
  time.mockRestore();
  await Promise.all([stop(), other.close()]);
  const read = async () =>
    (await owner.call(calls.getLinkAnalytics, { params: { id: link_id }, query: { period: 'today' } })).body;
  // Three clicks of the test above, and two that were opened here.
  await expect.poll(async () => (await read()).figures.clicks.value).toBe(5);
});
