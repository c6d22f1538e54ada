import { release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { and, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS } from '../../main/modules.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../testing/fixtures/reviewable-release.ts';
import { listMessages } from '../../testing/fixtures/store-acknowledgements.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../testing/harness/delivery-harness.ts';
import { executeTakedowns } from './execute-takedowns.ts';
import { requestTakedown } from './public.ts';

const STORES = ['spotify', 'deezer', 'amazon-music', 'tiktok', 'pandora'];

let harness: DeliveryHarness;
let alarms: { level: number; stores?: string[] }[];
beforeAll(async () => {
  harness = await createDeliveryHarness();
  alarms = [];
  harness.log = pino({ level: 'warn' }, { write: (line: string) => void alarms.push(JSON.parse(line)) });
});
afterAll(() => harness.close());

const everywhere = <Value>(stores: readonly string[], value: Value) =>
  Object.fromEntries(stores.map((store) => [store, value]));

async function deliver(store_ids: string[], plan: Plan = 'pro', release_date = '2027-03-01') {
  await harness.moveTo('2027-03-01T10:00:00Z');
  const { id, owner } = await addReviewableRelease(harness, { store_ids, release_date, plan, seconds: 1 });
  await harness.approve(id);
  return { id, actor: { user_id: owner, is_staff: false, plan, language: 'pt' } as const };
}

type Owned = Awaited<ReturnType<typeof deliver>>;

const request = ({ id, actor }: Owned) =>
  inTransaction(harness.db, (tx) =>
    requestTakedown(tx, actor, id, { reason: null, confirmed: true, hooks: HOOKS }, harness.clock.now()),
  );

async function executeTakedownsAt(instant: string): Promise<void> {
  harness.moveProductTo(instant);
  await executeTakedowns(harness);
}

async function see(id: string) {
  const [row] = await harness.db.select().from(releases).where(eq(releases.id, id));
  return row;
}

async function listReasons(id: string): Promise<(string | null)[]> {
  const rows = await harness.db
    .select()
    .from(deliveries)
    .where(eq(deliveries.release_id, id))
    .orderBy(deliveries.store_id);
  return rows.map(({ reason_code }) => reason_code);
}

test('[S4-018] [S4-019] a release leaves stores of every ERN version, and is removed a day after the request', async () => {
  const owned = await deliver(STORES);
  const { id } = owned;
  await harness.workUntil(id, everywhere(STORES, 'live'));
  expect((await see(id))?.status).toBe('published');
  await request(owned);
  expect(await harness.listStates(id)).toEqual(everywhere(STORES, 'taking_down'));
  await harness.workUntil(id, everywhere(STORES, 'removed'));
  for (const store of STORES) {
    const { releases: catalogue } = await harness.sandbox.store(store);
    expect(catalogue.map(({ state }) => state)).toEqual(['withdrawn']);
  }
  expect(await listReasons(id)).toEqual(STORES.map(() => null));

  // A clock that jumps back makes nothing due and reverts nothing.
  await executeTakedownsAt('2027-03-01T09:00:00Z');
  await executeTakedownsAt('2027-03-02T09:59:59Z');
  expect((await see(id))?.status).toBe('takedown_requested');
  harness.moveProductTo('2027-03-02T10:00:00Z');
  await Promise.all([executeTakedowns(harness), executeTakedowns(harness)]);
  expect(await see(id)).toMatchObject({ status: 'removed', removed_at: new Date('2027-03-02T10:00:00Z') });
  await executeTakedownsAt('2027-03-01T12:00:00Z');
  expect((await see(id))?.status).toBe('removed');
  const byRelease = eq(release_status_changes.release_id, id);
  const removals = and(byRelease, eq(release_status_changes.to_status, 'removed'));
  expect(await harness.db.select().from(release_status_changes).where(removals)).toHaveLength(1);
  const notified = and(eq(notifications.release_id, id), eq(notifications.type, 'removed'));
  expect(await harness.db.select().from(notifications).where(notified)).toHaveLength(1);
  expect(alarms).toEqual([]);
});

test('[S4-018] a takedown waits two days for a store that never confirms, and an alarm names the store', async () => {
  const stores = ['soundcloud', 'tidal'];
  const owned = await deliver(stores);
  const { id } = owned;
  await harness.workUntil(id, everywhere(stores, 'live'));
  await harness.sandbox.behave('tidal', { never_acknowledge: true });
  await request(owned);
  await harness.workUntil(id, { soundcloud: 'removed', tidal: 'taking_down' });
  await executeTakedownsAt('2027-03-02T10:00:00Z');
  await executeTakedownsAt('2027-03-03T09:59:59Z');
  expect((await see(id))?.status).toBe('takedown_requested');
  expect(alarms).toEqual([]);
  await executeTakedownsAt('2027-03-03T10:00:00Z');
  expect((await see(id))?.status).toBe('removed');
  expect(await harness.listStates(id)).toEqual(everywhere(stores, 'removed'));
  expect(await listReasons(id)).toEqual([null, 'takedown_not_confirmed']);
  expect(alarms).toMatchObject([{ level: 50, stores: ['tidal'] }]);
});

test('a takedown during delivery reaches the store that has the release, and no other store gets it', async () => {
  const owned = await deliver(['pandora', 'soundcloud'], 'pro', '2027-04-01');
  const { id } = owned;
  await harness.sandbox.behave('soundcloud', { refuse_connection: true });
  await harness.workUntil(id, { pandora: 'acknowledged', soundcloud: 'queued' });
  await request(owned);
  expect((await harness.listStates(id)).pandora).toBe('taking_down');
  await harness.sandbox.behave('soundcloud', { refuse_connection: false });
  harness.moveProductTo('2027-03-01T17:00:00Z');
  await harness.workUntil(id, { pandora: 'removed', soundcloud: 'removed' });
  const states = (await listMessages(harness, id, 'soundcloud')).map(({ kind, state }) => `${kind} ${state}`);
  expect([['insert superseded'], ['insert accepted', 'takedown accepted']]).toContainEqual(states);
  await executeTakedownsAt('2027-03-02T10:00:00Z');
  expect((await see(id))?.status).toBe('removed');
});
