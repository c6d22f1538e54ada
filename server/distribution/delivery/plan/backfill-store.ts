import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { IN_STORE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { isClosed, isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { and, arrayContains, asc, eq, inArray, notExists } from 'drizzle-orm';
import { isConnected } from '../../../catalogue/store/public.ts';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { insertDeliveries, listClaims } from './plan-deliveries.ts';
import { findNewestSnapshot } from './release-snapshot.ts';

/**
 * Delivers earlier releases to a store that was connected later: every release in stores that had selected it. Safe to
 * run twice. Returns the number of releases that are on their way now.
 */
export async function backfillStore(db: Db, actor: Actor, storeId: string, now: Date): Promise<number> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const store = await getConnectedStore(db, storeId, now);
  let planned = 0;
  // One transaction per release: a catalogue of many years must not hold locks for minutes.
  for (const releaseId of await listMissing(db, storeId)) {
    planned += await inTransaction(db, (tx) => planMissing(tx, releaseId, store, now));
  }
  await inTransaction(db, (tx) =>
    recordAction(tx, 'store.backfill', {
      by: byStaff(actor),
      subject: { kind: 'store', id: storeId },
      details: { releases: planned },
      at: now,
    }),
  );
  return planned;
}

type ConnectedStore = Pick<typeof stores.$inferSelect, 'id' | 'category' | 'closes_on'>;

async function getConnectedStore(db: Db, storeId: string, now: Date): Promise<ConnectedStore> {
  const [store] = await db
    .select({ id: stores.id, category: stores.category, closes_on: stores.closes_on })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.active, true), isConnected));
  if (!store || isClosed(store, utcDay(now.getTime()))) throw new Refusal('not_found');
  return store;
}

async function listMissing(db: Db, storeId: string): Promise<string[]> {
  const there = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.release_id, releases.id), eq(deliveries.store_id, storeId)));
  const rows = await db
    .select({ id: releases.id })
    .from(releases)
    .where(
      and(inArray(releases.status, IN_STORE_STATUSES), arrayContains(releases.store_ids, [storeId]), notExists(there)),
    )
    .orderBy(asc(releases.approved_at), asc(releases.id));
  return rows.map(({ id }) => id);
}

async function planMissing(tx: Tx, releaseId: string, store: ConnectedStore, now: Date): Promise<number> {
  // Locked, so that a concurrent takedown includes this delivery.
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('update');
  if (release?.status !== 'in_process' && release?.status !== 'published') return 0;
  if (!servesRelease(store.id, release) || !isOpenOn(store, release.release_date)) return 0;
  if (!hasTracksFor(store.category, await listClaims(tx, releaseId))) return 0;
  const snapshot_id = await findNewestSnapshot(tx, releaseId);
  if (snapshot_id === null) return 0;
  return insertDeliveries(tx, { release_id: releaseId, snapshot_id, store_ids: [store.id] }, now);
}
