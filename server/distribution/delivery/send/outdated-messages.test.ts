import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../../identity/auth/public.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease, addStaff } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import { pauseStore, resumeStore } from './pause-store.ts';

/** Two ways to Apple, a store of DDEX that takes pre-orders, and two that do not. */
const STORES = ['amazon-music', 'apple-music', 'deezer', 'itunes-store', 'tidal'];

let harness: DeliveryHarness;
let staff: Actor;
beforeAll(async () => {
  harness = await createDeliveryHarness();
  staff = await addStaff(harness.db, harness.clock.now());
});
afterAll(() => harness.close());

const forEachStore = async (work: (id: string) => Promise<unknown>) => {
  for (const id of STORES) await work(id);
};
const pause = (id: string) =>
  inTransaction(harness.db, (tx) => pauseStore(tx, staff, id, 'they move', harness.clock.now()));
const resume = (id: string) => inTransaction(harness.db, (tx) => resumeStore(tx, staff, id, harness.clock.now()));

async function listMessages(releaseId: string) {
  const rows = await harness.db
    .select({ store_id: deliveries.store_id, message: delivery_messages, attempt: delivery_attempts.outcome })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .leftJoin(delivery_attempts, eq(delivery_attempts.message_id, delivery_messages.id))
    .where(eq(deliveries.release_id, releaseId))
    .orderBy(asc(deliveries.store_id));
  return rows.map(({ store_id, attempt, message: { message_id, xml } }) => ({ store_id, attempt, message_id, xml }));
}

/** The pre-order that a message states: its first day. */
function readPreOrder(xml: string | null): string | null {
  const apple = /<preorder_sales_start_date>([^<]*)</.exec(xml ?? '')?.[1];
  if (apple !== undefined) return apple;
  const terms = xml?.split('<DealTerms>').find((part) => part.includes('<IsPreOrderDeal>true<'));
  return /<StartDateTime>(\d{4}-\d\d-\d\d)/.exec(terms ?? '')?.[1] ?? null;
}

test.each([
  ['before the pre-order', '2027-03-02T09:00:00Z', 'acknowledged', { apple: '2027-03-04', amazon: '2027-03-04' }, []],
  [
    'during the pre-order',
    '2027-03-10T09:00:00Z',
    'acknowledged',
    { apple: '2027-03-11', amazon: '2027-03-04' },
    ['apple-music', 'itunes-store'],
  ],
  [
    'after the release date',
    '2027-03-24T09:00:00Z',
    'live',
    { apple: null, amazon: null },
    ['amazon-music', 'apple-music', 'itunes-store'],
  ],
] as const)('a package that waited until %s states what holds on the day on which it leaves', async (...row) => {
  const [, until, state, expected, rebuilt] = row;
  await harness.moveTo('2027-03-01T10:00:00Z');
  await forEachStore(pause);
  const options = { release_date: '2027-03-22', titles: ['Maré', 'Sal'], plan: 'pro' as const };
  const { id } = await addReviewableRelease(harness, { ...options, store_ids: STORES });
  const presave = { presave_enabled: true, presave_date: '2027-03-04' };
  await harness.db.update(releases).set(presave).where(eq(releases.id, id));
  await harness.approve(id);
  await harness.work();
  const before = await listMessages(id);
  expect(before.filter(({ xml }) => xml === null)).toEqual([]);

  await harness.moveTo(until);
  await forEachStore(resume);
  await harness.workUntil(id, Object.fromEntries(STORES.map((store) => [store, state])));
  const after = await listMessages(id);
  expect(after.map(({ store_id, xml }) => [store_id, readPreOrder(xml)])).toEqual([
    ['amazon-music', expected.amazon],
    ['apple-music', expected.apple],
    ['deezer', null],
    ['itunes-store', expected.apple],
    ['tidal', null],
  ]);
  // The others are the same, every one keeps its id, and none needed a second attempt or anybody's hand.
  const changed = after.filter(({ xml }, index) => xml !== before[index]?.xml);
  expect(changed.map(({ store_id }) => store_id)).toEqual(rebuilt);
  expect(after.map(({ message_id, attempt }) => [message_id, attempt])).toEqual(
    before.map(({ message_id }) => [message_id, 'delivered']),
  );
});
