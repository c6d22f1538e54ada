import { acknowledgements, deliveries } from '@tangent/db/schema/delivery.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inTransaction } from '../platform/sql/transaction.ts';
import { type DeliveryRig, openDeliveryRig } from '../testing/delivery-rig.ts';
import { addReviewableRelease, addStaff } from '../testing/reviewable-release.ts';
import { listDeliveriesOf } from './public.ts';
import { retryDelivery } from './retry-delivery.ts';

let rig: DeliveryRig;
beforeAll(async () => {
  rig = await openDeliveryRig();
  await rig.moveTo('2027-03-01T10:00:00Z');
});
afterAll(() => rig.close());

async function deliver(store_id: string): Promise<string> {
  const { id } = await addReviewableRelease(rig, { store_ids: [store_id], release_date: '2027-06-01' });
  await rig.approve(id);
  return id;
}

/** What became of the answers of a store, in the order in which they were taken. */
async function outcomesOf(storeId: string): Promise<string[]> {
  const rows = await rig.db
    .select()
    .from(acknowledgements)
    .where(eq(acknowledgements.store_id, storeId))
    .orderBy(acknowledgements.id);
  return rows.map(({ outcome }) => outcome);
}

async function workUntilOutcomes(storeId: string, count: number): Promise<string[]> {
  await vi.waitFor(
    async () => {
      await rig.work();
      expect(await outcomesOf(storeId)).toHaveLength(count);
    },
    { timeout: 30_000, interval: 100 },
  );
  return (await outcomesOf(storeId)).sort();
}

test('an answer that comes twice counts once', async () => {
  await rig.sandbox.behave('spotify', { answer_twice: true });
  const id = await deliver('spotify');
  expect(await workUntilOutcomes('spotify', 2)).toEqual(['applied', 'late']);
  const { answers } = await rig.sandbox.store('spotify');
  expect(answers).toHaveLength(4);
  await rig.work();
  expect(await outcomesOf('spotify')).toHaveLength(2);
  expect(await rig.statesOf(id)).toEqual({ spotify: 'acknowledged' });
});

test('answers out of order end in the same place', async () => {
  await rig.sandbox.behave('deezer', { answer_out_of_order: true });
  const id = await deliver('deezer');
  expect(await workUntilOutcomes('deezer', 2)).toEqual(['applied', 'late']);
  expect(await rig.statesOf(id)).toEqual({ deezer: 'acknowledged' });
});

test('a truncated answer is kept and changes nothing', async () => {
  await rig.sandbox.behave('tidal', { truncated_acknowledgement: true });
  const id = await deliver('tidal');
  expect(await workUntilOutcomes('tidal', 2)).toEqual(['unreadable', 'unreadable']);
  expect(await rig.statesOf(id)).toEqual({ tidal: 'sent' });
});

test('an answer in unknown words is kept and changes nothing, and the next one counts', async () => {
  await rig.sandbox.behave('pandora', { unknown_status: true });
  const id = await deliver('pandora');
  expect(await workUntilOutcomes('pandora', 2)).toEqual(['applied', 'unknown_status']);
  expect(await rig.statesOf(id)).toEqual({ pandora: 'acknowledged' });
});

test('answers about nothing we sent, of another kind or still being written are kept apart', async () => {
  await rig.sandbox.behave('soundcloud', { never_answer: true });
  const id = await deliver('soundcloud');
  await rig.work();
  const client = await rig.sandbox.connect('soundcloud');
  const [spotify] = await rig.db.select().from(acknowledgements).where(eq(acknowledgements.store_id, 'spotify'));
  // A true answer to a message of ours, but of another store.
  await client.put('acknowledgements/ACK_20270301100000000_099999000011.xml', spotify?.raw ?? '');
  await client.put('acknowledgements/readme.txt', Buffer.from([0, 1, 2, 255]));
  await client.put('acknowledgements/ACK_20270301100000000_099999000028.xml.part', spotify?.raw ?? '');
  client.end();
  expect(await workUntilOutcomes('soundcloud', 2)).toEqual(['unmatched', 'unreadable']);
  expect(await rig.statesOf(id)).toEqual({ soundcloud: 'sent' });
});

test('a store that refuses what it asked for again says why, and staff sends the release once more as a new message', async () => {
  await rig.sandbox.behave('apple-music', { refuse_release: 'ResourceCorrupt' });
  const id = await deliver('apple-music');
  await rig.workUntil(id, { 'apple-music': 'refused' });
  const [refused] = await listDeliveriesOf(rig.db, id);
  expect(refused).toMatchObject({ reason_code: 'file_corrupt', attempts: 2 });

  await rig.sandbox.behave('apple-music', { refuse_release: null });
  const staff = await addStaff(rig.db, rig.clock.now());
  await inTransaction(rig.db, (tx) => retryDelivery(tx, staff, refused?.id ?? '', rig.clock.now()));
  await rig.workUntil(id, { 'apple-music': 'acknowledged' });
  const { messages } = await rig.sandbox.store('apple-music');
  expect(new Set(messages.map(({ message_id }) => message_id)).size).toBe(3);
  const [row] = await rig.db.select().from(deliveries).where(eq(deliveries.release_id, id));
  expect(row?.reason_code).toBeNull();
});
