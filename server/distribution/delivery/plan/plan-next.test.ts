import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import type { MessageState } from '@tangent/domain/distribution/delivery/message.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { addReviewableRelease } from '../../../testing/fixtures/reviewable-release.ts';
import { createDeliveryHarness, type DeliveryHarness } from '../../../testing/harness/delivery-harness.ts';
import {
  describeMessages,
  getDelivery,
  listDeliveryMessages,
  moveOpenMessages,
  snapshotWith,
} from '../../../testing/harness/planned-messages.ts';
import { changeWantedState } from './change-wanted-state.ts';
import { planNext } from './plan-next.ts';
import { planResend } from './plan-resend.ts';
import { sweepPlanned } from './sweep-planned.ts';

/** TIDAL receives lyrics, Deezer does not. */
const STORES = ['deezer', 'tidal'];

let harness: DeliveryHarness;
beforeAll(async () => {
  harness = await createDeliveryHarness();
});
afterAll(() => harness.close());

async function addApproved(): Promise<string> {
  const { id } = await addReviewableRelease(harness, { store_ids: STORES, plan: 'pro', titles: ['Maré', 'Sal'] });
  await harness.approve(id);
  return id;
}

const planned = (id: string, store = 'deezer') => describeMessages(harness.db, id, store);
const put = (id: string, state: MessageState, store = 'deezer') => moveOpenMessages(harness.db, id, store, state);
const want = (id: string, wantedChange: Parameters<typeof changeWantedState>[2]) =>
  inTransaction(harness.db, (tx) => changeWantedState(tx, id, wantedChange, harness.clock.now()));
const retitle = (id: string, title: string) => snapshotWith(harness.db, id, { title }, harness.clock.now());
const plan = async (id: string, store = 'deezer') => {
  const delivery = await getDelivery(harness.db, id, store);
  await inTransaction(harness.db, (tx) => planNext(tx, delivery.id, harness.clock.now()));
};

/** Marks the planned messages as accepted by the store. */
async function accept(id: string, store = 'deezer'): Promise<void> {
  await put(id, 'accepted', store);
  const { id: delivery, wanted_snapshot_id } = await getDelivery(harness.db, id, store);
  await harness.db
    .update(deliveries)
    .set({ state: 'live', accepted_snapshot_id: wanted_snapshot_id })
    .where(eq(deliveries.id, delivery));
}

test('an approved release is sent completely to each store, and once', async () => {
  const id = await addApproved();
  expect(await planned(id)).toEqual(['insert audio+cover 2 planned']);
  const delivery = await getDelivery(harness.db, id, 'deezer');
  const [message] = await listDeliveryMessages(harness.db, delivery.id);
  expect([message?.snapshot_id, message?.sequence]).toEqual([delivery.wanted_snapshot_id, 1]);
  await plan(id);
  expect(await planned(id)).toHaveLength(1);
});

test('several changes before anything left become one message: the newest', async () => {
  const id = await addApproved();
  for (const title of ['Um', 'Dois', 'Três']) await want(id, { snapshot_id: await retitle(id, title) });
  const superseded = 'insert audio+cover 2 superseded';
  expect(await planned(id)).toEqual([superseded, superseded, superseded, 'insert audio+cover 2 planned']);
  const delivery = await getDelivery(harness.db, id, 'deezer');
  const messages = await listDeliveryMessages(harness.db, delivery.id);
  expect(messages.at(-1)?.snapshot_id).toBe(delivery.wanted_snapshot_id);
  const batches = messages.map(({ batch_id }) => batch_id);
  expect([...new Set(batches)].sort()).toEqual(batches);
});

test('nothing overtakes a message that is being uploaded; later changes follow it', async () => {
  const id = await addApproved();
  await put(id, 'uploading');
  await want(id, { snapshot_id: await retitle(id, 'Novo') });
  expect(await planned(id)).toEqual(['insert audio+cover 2 uploading']);
  expect(await planned(id, 'tidal')).toEqual(['insert audio+cover 2 superseded', 'insert audio+cover 2 planned']);
  await put(id, 'delivered');
  await plan(id);
  expect(await planned(id)).toEqual(['insert audio+cover 2 delivered', 'update metadata 2 planned']);
});

test('a store that sees no difference gets no message, and counts as having accepted the change', async () => {
  const id = await addApproved();
  for (const store of STORES) await accept(id, store);
  const lyrics = { has_lyrics: true, lyrics: 'Vem o mar' };
  const snapshot_id = await snapshotWith(harness.db, id, lyrics, harness.clock.now());
  await want(id, { snapshot_id });
  expect(await planned(id)).toEqual(['insert audio+cover 2 accepted']);
  expect(await getDelivery(harness.db, id, 'deezer')).toMatchObject({
    state: 'live',
    accepted_snapshot_id: snapshot_id,
  });
  expect(await planned(id, 'tidal')).toEqual(['insert audio+cover 2 accepted', 'update metadata 2 planned']);
});

test('a change that is withdrawn before it left is never sent', async () => {
  const id = await addApproved();
  await accept(id);
  const before = (await getDelivery(harness.db, id, 'deezer')).wanted_snapshot_id;
  await want(id, { snapshot_id: await retitle(id, 'Engano') });
  await want(id, { snapshot_id: before ?? '' });
  expect(await planned(id)).toEqual(['insert audio+cover 2 accepted', 'update metadata 2 superseded']);
});

test('a refused version is not resent automatically, but a new one is sent', async () => {
  const id = await addApproved();
  await put(id, 'rejected');
  await plan(id);
  expect(await planned(id)).toEqual(['insert audio+cover 2 rejected']);
  await want(id, { snapshot_id: await retitle(id, 'Melhor') });
  expect((await planned(id)).at(-1)).toBe('insert audio+cover 2 planned');
});

test('a takedown jumps the queue and withdraws what has not left', async () => {
  const id = await addApproved();
  await accept(id);
  await want(id, { snapshot_id: await retitle(id, 'Tarde') });
  await want(id, { wanted: 'down' });
  expect(await planned(id)).toEqual([
    'insert audio+cover 2 accepted',
    'update metadata 2 superseded',
    'takedown metadata 0 planned',
  ]);
  expect((await getDelivery(harness.db, id, 'deezer')).state).toBe('taking_down');
  await want(id, { snapshot_id: await retitle(id, 'Mais tarde') });
  expect(await planned(id)).toHaveLength(3);
});

test('a takedown of a release that no store received sends nothing', async () => {
  const id = await addApproved();
  await put(id, 'uploading', 'tidal');
  await want(id, { wanted: 'down' });
  expect(await planned(id)).toEqual(['insert audio+cover 2 superseded']);
  expect(await getDelivery(harness.db, id, 'deezer')).toMatchObject({ state: 'removed', reason_code: 'never_sent' });
  // The other store is receiving it at this moment: the takedown follows afterwards.
  expect(await planned(id, 'tidal')).toEqual(['insert audio+cover 2 uploading']);
  await put(id, 'delivered', 'tidal');
  await plan(id, 'tidal');
  expect(await planned(id, 'tidal')).toEqual(['insert audio+cover 2 delivered', 'takedown metadata 0 planned']);
});

test('a requested resend is a new message, with or without files', async () => {
  const id = await addApproved();
  await put(id, 'rejected');
  const { id: delivery } = await getDelivery(harness.db, id, 'deezer');
  const [first] = await listDeliveryMessages(harness.db, delivery);
  const resend = { with_files: false, priority: 1, resend_of: first?.id ?? null };
  const again = await inTransaction(harness.db, (tx) => planResend(tx, delivery, resend, harness.clock.now()));
  expect(await planned(id)).toEqual(['insert audio+cover 2 rejected', 'insert metadata 1 planned']);
  await plan(id);
  expect((await listDeliveryMessages(harness.db, delivery)).at(-1)).toMatchObject({ id: again, state: 'planned' });
  await put(id, 'uploading');
  expect(await inTransaction(harness.db, (tx) => planResend(tx, delivery, resend, harness.clock.now()))).toBeNull();
});

test('a message whose jobs were lost is found and built', async () => {
  const id = await addApproved();
  const waiting = sql`delete from pgboss.job where name in ('delivery.encode', 'delivery.build', 'delivery.planned')`;
  await harness.db.execute(waiting);
  await harness.work();
  expect(await harness.listStates(id)).toEqual({ deezer: 'queued', tidal: 'queued' });
  harness.moveProductTo(new Date(harness.clock.now().getTime() + 11 * 60_000).toISOString());
  await inTransaction(harness.db, (tx) => sweepPlanned(tx, harness.clock.now()));
  await harness.workUntil(id, { deezer: 'acknowledged', tidal: 'acknowledged' });
});

test('simultaneous changes and a takedown end as a takedown, whatever came first', async () => {
  const id = await addApproved();
  for (const store of STORES) await accept(id, store);
  const snapshots = [await retitle(id, 'A'), await retitle(id, 'B'), await retitle(id, 'C')];
  await Promise.all([
    ...snapshots.map((snapshot_id) => want(id, { snapshot_id })),
    want(id, { wanted: 'down' }),
    ...STORES.map((store) => plan(id, store)),
  ]);
  for (const store of STORES) {
    const messages = await planned(id, store);
    const open = messages.filter((line) => line.endsWith('planned'));
    expect(open).toEqual(['takedown metadata 0 planned']);
    expect(messages.at(-1)).toBe('takedown metadata 0 planned');
  }
});
