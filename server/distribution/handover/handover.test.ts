import * as calls from '@tangent/contract/distribution/handover.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

type Owned = { account: TestAccount; id: string };

/** Adds a release of a new account that is live at Spotify and Deezer. */
async function addLive(): Promise<Owned> {
  const account = await signUp(app);
  const { id } = await addDraft(app, account);
  await app.db.update(releases).set({ status: 'published' }).where(eq(releases.id, id));
  const now = app.clock.now();
  const live = { release_id: id, state: 'live', changed_at: now, live_at: now } as const;
  await app.db.insert(deliveries).values(['deezer', 'spotify'].map((store_id) => ({ ...live, store_id })));
  return { account, id };
}

const save = ({ account, id }: Owned, days: number | string, distributor = ' Nova Music ') =>
  account.call(calls.saveHandover, {
    params: { id },
    body: { distributor, delivers_on: typeof days === 'string' ? days : dateInDays(app, days) },
  });
const see = async ({ account, id }: Owned) => (await account.call(calls.getHandover, { params: { id } })).body.handover;
const mark = ({ account, id }: Owned, store_ids: string[], is_live = true) =>
  account.call(calls.markHandover, { params: { id }, body: { store_ids, is_live } });
const states = async (owned: Owned) => (await see(owned))?.stores.map(({ store_id, state }) => `${store_id} ${state}`);
/** Simulates what a takedown at a store does to its delivery. */
const changeDelivery = ({ id }: Owned, store_id: string, state: 'taking_down' | 'removed') => {
  const changed_at = app.clock.now();
  return app.db
    .update(deliveries)
    .set({ state, changed_at, ...(state === 'removed' ? { removed_at: changed_at } : {}) })
    .where(and(eq(deliveries.release_id, id), eq(deliveries.store_id, store_id)));
};

test('a release goes to another distributor store by store, by its marks and our acknowledgements', async () => {
  const owned = await addLive();
  expect(await see(owned)).toBeNull();
  const saved = await save(owned, 10);
  expect(saved.body.handover).toMatchObject({ distributor: 'Nova Music', delivers_on: dateInDays(app, 10), log: [] });
  expect(await states(owned)).toEqual(['deezer deliver', 'spotify deliver']);

  app.clock.advance(10 * DAY_MS);
  await mark(owned, ['deezer', 'spotify']);
  expect(await states(owned)).toEqual(['deezer remove', 'spotify match']);
  app.clock.advance(DAY_MS);
  const before = await see(owned);
  await mark(owned, ['deezer', 'spotify']);
  expect(await see(owned)).toEqual(before);
  // A changed day keeps the marks.
  await save(owned, 3);
  expect(await states(owned)).toEqual(['deezer remove', 'spotify match']);

  await changeDelivery(owned, 'deezer', 'taking_down');
  expect(await states(owned)).toEqual(['deezer leave', 'spotify match']);
  app.clock.advance(4 * DAY_MS);
  await changeDelivery(owned, 'deezer', 'removed');
  expect(await states(owned)).toEqual(['deezer left', 'spotify remove']);
  await mark(owned, ['spotify'], false);
  expect(await states(owned)).toEqual(['deezer left', 'spotify deliver']);
  expect((await see(owned))?.log.map(({ kind, stores }) => `${kind} ${stores.join()}`)).toEqual([
    'removed Deezer',
    'live Deezer',
  ]);
});

test('a handover is refused with its reason at the field', async () => {
  const owned = await addLive();
  const problems = async (days: number | string, distributor?: string) => (await save(owned, days, distributor)).error;
  expect((await problems('soon', '  ')).errors).toMatchObject({
    distributor: { code: 'required' },
    delivers_on: { code: 'date_invalid' },
  });
  expect((await problems(366)).errors).toMatchObject({ delivers_on: { code: 'date_span' } });
  expect((await problems(5, 'N'.repeat(81))).errors).toMatchObject({ distributor: { code: 'max_length' } });
  expect((await mark(owned, ['spotify'])).error.name).toBe('not_found');
  await save(owned, 5);
  expect((await mark(owned, ['anghami'])).error.name).toBe('not_found');
  expect(await states(owned)).toEqual(['deezer deliver', 'spotify deliver']);

  await app.db.update(releases).set({ status: 'draft' }).where(eq(releases.id, owned.id));
  expect((await save(owned, 6)).error.name).toBe('invalid_transition');
});

test('a plan is of its release alone, once however often it is saved at once, and ends for good', async () => {
  const owned = await addLive();
  const stranger = { account: await signUp(app), id: owned.id };
  await Promise.all([save(owned, 5), save(owned, 5), save(owned, 5)]);
  await Promise.all([mark(owned, ['spotify']), mark(owned, ['deezer'])]);
  const [row, ...more] = await app.db.select().from(handovers).where(eq(handovers.release_id, owned.id));
  expect([Object.keys(row?.live_marks ?? {}).sort(), more]).toEqual([['deezer', 'spotify'], []]);

  const end = ({ account, id }: Owned) => account.call(calls.endHandover, { params: { id } });
  for (const refused of [await save(stranger, 5), await mark(stranger, ['spotify']), await end(stranger)])
    expect(refused.error.name).toBe('not_found');
  expect((await stranger.account.call(calls.getHandover, { params: { id: owned.id } })).status).toBe(404);
  expect([(await end(owned)).status, (await end(owned)).status, await see(owned)]).toEqual([204, 204, null]);
});

test('a store that was left before the plan, or that never took the release, is no part of it', async () => {
  const owned = await addLive();
  await changeDelivery(owned, 'deezer', 'removed');
  app.clock.advance(DAY_MS);
  const refused = { release_id: owned.id, store_id: 'anghami', state: 'refused', changed_at: app.clock.now() } as const;
  await app.db.insert(deliveries).values(refused);
  await save(owned, 5);
  expect(await states(owned)).toEqual(['spotify deliver']);
});
