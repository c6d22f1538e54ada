import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { APPLE_STORES } from '@tangent/domain/catalogue/store/apple-stores.ts';
import { isClosed } from '@tangent/domain/catalogue/store/store-closing.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { canMoveDelivery, type DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { enqueueFiles } from '../build/enqueue-files.ts';
import { insertMessages, listNewestProfiles, type MessagePlan, type ProfileRow } from '../build/insert-messages.ts';
import { buildJob } from '../jobs.ts';
import { type Decision, type DeliveryFacts, decideNext, findOpen, type PlannedMessage } from './decide-next.ts';
import { clearWaiting, markWaiting } from './mark-waiting.ts';
import { listSnapshots } from './release-snapshot.ts';

/** A delivery with everything known about it, locked until the transaction ends. */
export type LockedDelivery = DeliveryFacts & { profile_row: ProfileRow };

type Decided = { situation: LockedDelivery; decision: Decision };

/** Plans the next message to a store, if any; call it again whenever a message has ended. */
export function planNext(tx: Tx, deliveryId: string, now: Date): Promise<void> {
  return planNextForAll(tx, [deliveryId], now);
}

/** Plans the next messages of many deliveries, with as many statements as for one. */
export async function planNextForAll(tx: Tx, deliveryIds: readonly string[], now: Date): Promise<void> {
  const situations = await lockDeliveryFacts(tx, deliveryIds, now);
  const decided = situations.map((situation) => ({ situation, decision: decideNext(situation, now) }));
  await supersede(
    tx,
    decided.flatMap(({ decision }) => decision.supersede ?? []),
  );
  await saveAccepted(tx, decided);
  await insertNext(tx, decided, now);
  await rebuildForAccounts(tx, decided);
  const selectIds = (is: (decision: Decision) => boolean) =>
    decided.filter(({ decision }) => is(decision)).map(({ situation }) => situation.delivery);
  await moveAll(
    tx,
    selectIds(({ next }) => next?.kind === 'takedown'),
    { state: 'taking_down' },
    now,
  );
  const removed = { state: 'removed', reason_code: 'never_sent', removed_at: now } as const;
  await moveAll(
    tx,
    selectIds(({ never_sent }) => never_sent),
    removed,
    now,
  );
  // A live release stays live while it is updated; one that had failed or was refused is on its way again.
  await moveAll(
    tx,
    selectIds(({ next }) => next !== null && next.kind !== 'takedown'),
    { state: 'queued' },
    now,
  );
  await markWaiting(
    tx,
    selectIds(({ waits }) => waits).map(({ id }) => id),
  );
  await clearWaiting(
    tx,
    decided.filter(hasNothingLeft).map(({ situation }) => situation.delivery.id),
  );
}

/** The store has what it should have: there is nothing to wait for. */
function hasNothingLeft({ situation, decision }: Decided): boolean {
  return !decision.waits && decision.next === null && findOpen(situation.messages) === null;
}

/** Locks deliveries in the order of their ids and reads everything known about them. */
export async function lockDeliveryFacts(tx: Tx, deliveryIds: readonly string[], now: Date): Promise<LockedDelivery[]> {
  const rows = await tx
    .select()
    .from(deliveries)
    .where(inArray(deliveries.id, [...deliveryIds]))
    .orderBy(asc(deliveries.id))
    .for('update');
  const profiles = await listNewestProfiles(
    tx,
    rows.map(({ store_id }) => store_id),
  );
  const messages = await lockMessages(
    tx,
    rows.map(({ id }) => id),
  );
  const used = rows.flatMap((row) => [row.wanted_snapshot_id ?? [], row.accepted_snapshot_id ?? []].flat());
  const found = await findStores(
    tx,
    rows.map(({ store_id }) => store_id),
  );
  const snapshots = await listSnapshots(tx, [...used, ...messages.map(({ snapshot_id }) => snapshot_id)]);
  return rows.map((delivery) => {
    const profile_row = profiles.get(delivery.store_id);
    if (!profile_row) throw new Error(`store ${delivery.store_id} has no profile`);
    const own = messages.filter(({ delivery_id }) => delivery_id === delivery.id);
    const { state = 'live', closes_on = null } = found.get(delivery.store_id) ?? {};
    const is = { is_store_live: state === 'live', is_store_closed: isClosed({ closes_on }, utcDay(now.getTime())) };
    return { delivery, messages: own, profile: profile_row.profile, profile_row, ...is, snapshots };
  });
}

type StoreDates = Pick<typeof stores.$inferSelect, 'state' | 'closes_on'>;

/** Finds whether stores take releases, by their ids. */
async function findStores(tx: Tx, storeIds: readonly string[]): Promise<ReadonlyMap<string, StoreDates>> {
  if (storeIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: stores.id, state: stores.state, closes_on: stores.closes_on })
    .from(stores)
    .where(inArray(stores.id, [...new Set(storeIds)]));
  return new Map(rows.map(({ id, ...dates }) => [id, dates]));
}

/** Withdraws messages that have not left. */
export async function supersede(tx: Tx, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  await tx
    .update(delivery_messages)
    .set({ state: 'superseded' })
    .where(and(inArray(delivery_messages.id, [...messageIds]), inArray(delivery_messages.state, ['planned', 'built'])));
}

/** Returns the properties of a delivery that the plan of a message needs. */
export function toMessageTarget({ delivery, messages, profile_row }: LockedDelivery) {
  const { id: delivery_id, store_id } = delivery;
  return { delivery_id, store_id, profile_id: profile_row.id, last: messages[0] ?? null };
}

async function lockMessages(
  tx: Tx,
  deliveryIds: readonly string[],
): Promise<(PlannedMessage & { delivery_id: string })[]> {
  if (deliveryIds.length === 0) return [];
  const { id, delivery_id, kind, state, sequence, snapshot_id, batch_id } = delivery_messages;
  const { priority, resend_of, with_audio, with_cover } = delivery_messages;
  // Locked, so that a message which a worker claims concurrently is seen as claimed.
  return tx
    .select({
      id,
      delivery_id,
      kind,
      state,
      sequence,
      snapshot_id,
      batch_id,
      priority,
      resend_of,
      with_audio,
      with_cover,
      choreography: sql<StoreProfile['choreography']>`${store_profiles.profile} ->> 'choreography'`,
    })
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .where(inArray(delivery_messages.delivery_id, [...deliveryIds]))
    .orderBy(desc(delivery_messages.sequence))
    .for('update', { of: delivery_messages });
}

async function saveAccepted(tx: Tx, decided: readonly Decided[]): Promise<void> {
  for (const { situation, decision } of decided) {
    const { id, wanted_snapshot_id, accepted_snapshot_id } = situation.delivery;
    if (!decision.accepts_wanted || wanted_snapshot_id === accepted_snapshot_id) continue;
    await tx.update(deliveries).set({ accepted_snapshot_id: wanted_snapshot_id }).where(eq(deliveries.id, id));
  }
}

async function insertNext(tx: Tx, decided: readonly Decided[], now: Date): Promise<void> {
  const plans: MessagePlan[] = [];
  for (const { situation, decision } of decided) {
    if (decision.next !== null) plans.push({ ...decision.next, ...toMessageTarget(situation), resend_of: null });
  }
  await insertMessages(tx, plans, now);
  const situations = decided.filter(({ decision }) => decision.next !== null);
  await enqueueFiles(
    tx,
    situations.flatMap(({ situation, decision }) => {
      const snapshot = decision.next && situation.snapshots.get(decision.next.snapshot_id);
      return snapshot && decision.next ? [{ snapshot, profile: situation.profile, carries: decision.next }] : [];
    }),
  );
}

/**
 * Builds again what waits for another store of the same account at Apple: its package says what holds for all of them, which
 * has just changed.
 */
async function rebuildForAccounts(tx: Tx, decided: readonly Decided[]): Promise<void> {
  const changed = decided.filter(({ situation, decision }) => {
    return takesApplePackage(situation.profile) && (decision.next !== null || decision.never_sent);
  });
  const releases = [...new Set(changed.map(({ situation }) => situation.delivery.release_id))];
  if (releases.length === 0) return;
  const rebuilt = await tx
    .update(delivery_messages)
    .set({ state: 'planned', xml: null, xml_sha256: null })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.id, delivery_messages.delivery_id),
        eq(delivery_messages.state, 'built'),
        inArray(deliveries.release_id, releases),
        inArray(deliveries.store_id, [...APPLE_STORES]),
      ),
    )
    .returning({ release_id: deliveries.release_id });
  for (const release_id of new Set(rebuilt.map((row) => row.release_id))) {
    await enqueue(tx, buildJob, { release_id }, { key: release_id });
  }
}

type Change = Partial<typeof deliveries.$inferInsert> & { state: DeliveryState };

async function moveAll(tx: Tx, rows: readonly DeliveryFacts['delivery'][], change: Change, now: Date): Promise<void> {
  const ids = rows.filter(({ state }) => canMoveDelivery(state, change.state)).map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(deliveries)
    .set({ reason_code: null, reason_text: null, ...change, changed_at: now })
    .where(inArray(deliveries.id, ids));
}
