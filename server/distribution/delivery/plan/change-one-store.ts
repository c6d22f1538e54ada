import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { TAKEDOWN_HOURS } from '@tangent/domain/distribution/distribution-limits.ts';
import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';
import { isConnected } from '../../../catalogue/store/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { moveDelivery } from '../delivery-store.ts';
import { insertDeliveries } from './plan-deliveries.ts';
import { planNext } from './plan-next.ts';
import { findNewestSnapshot } from './release-snapshot.ts';

/**
 * Delivers a release in stores to one more store as a whole. Nothing happens while the store is not connected.
 * Refuses a store that is taking the release down: the new message would overtake the takedown.
 */
export async function deliverToStore(tx: Tx, releaseId: string, storeId: string, now: Date): Promise<void> {
  const [store] = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, storeId), isConnected));
  const snapshot_id = await findNewestSnapshot(tx, releaseId);
  if (store === undefined || snapshot_id === null) return;
  const inserted = await insertDeliveries(tx, { release_id: releaseId, snapshot_id, store_ids: [storeId] }, now);
  if (inserted === 0) await deliverAgain(tx, releaseId, storeId, snapshot_id, now);
}

async function deliverAgain(
  tx: Tx,
  releaseId: string,
  storeId: string,
  wanted_snapshot_id: string,
  now: Date,
): Promise<void> {
  const revived = {
    state: 'queued',
    wanted: 'live',
    wanted_snapshot_id,
    accepted_snapshot_id: null,
    live_at: null,
    removed_at: null,
    reason_code: null,
    reason_text: null,
    changed_at: now,
  } as const;
  const [delivery] = await tx
    .update(deliveries)
    .set(revived)
    .where(and(isAt(releaseId, storeId), eq(deliveries.state, 'removed')))
    .returning({ id: deliveries.id });
  if (delivery === undefined) throw new Refusal('invalid_transition');
  await planNext(tx, delivery.id, now);
}

/** Takes a release down from one store; the others keep it. Nothing happens at a store that never had it. */
export async function takeDownAtStore(tx: Tx, releaseId: string, storeId: string, now: Date): Promise<void> {
  const [delivery] = await tx
    .update(deliveries)
    .set({ wanted: 'down' })
    .where(and(isAt(releaseId, storeId), ne(deliveries.state, 'removed')))
    .returning({ id: deliveries.id });
  if (delivery !== undefined) await planNext(tx, delivery.id, now);
}

/** Counts the other stores that have a release or will have it. */
export async function countOtherStores(tx: Tx, releaseId: string, storeId: string): Promise<number> {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(deliveries)
    .where(
      and(
        eq(deliveries.release_id, releaseId),
        ne(deliveries.store_id, storeId),
        eq(deliveries.wanted, 'live'),
        ne(deliveries.state, 'removed'),
      ),
    );
  return row?.count ?? 0;
}

/**
 * Stops waiting for single stores that have not confirmed a takedown within its window, marked as not confirmed
 * . The takedown of a whole release is closed with the release.
 */
export async function closeStoreTakedowns(tx: Tx, now: Date): Promise<void> {
  const until = new Date(now.getTime() - TAKEDOWN_HOURS.max * 3_600_000);
  const rows = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .where(
      and(
        eq(deliveries.state, 'taking_down'),
        inArray(releases.status, ['in_process', 'published']),
        lte(deliveries.changed_at, until),
      ),
    );
  for (const { id } of rows) {
    await moveDelivery(tx, { delivery_id: id, to: 'removed', at: now, reason_code: 'takedown_not_confirmed' });
  }
}

const isAt = (releaseId: string, storeId: string) =>
  and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId));
