import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { isClosed, isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { isConnected } from '../../../catalogue/store/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { planNextForAll } from './plan-next.ts';
import { insertSnapshot } from './release-snapshot.ts';

/**
 * Takes the snapshot of an approved release and plans its delivery to each connected store: a delivery, a message with
 * its ids, and the jobs that make the files. Part of the approving transaction: exactly the approved releases are on
 * their way.
 */
export async function planDeliveries(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const storeIds = await listReachedStores(tx, releaseId, now);
  if (storeIds.length === 0) throw new Refusal('invalid_release', [{ code: 'platform_required', path: 'store_ids' }]);
  const snapshot = await insertSnapshot(tx, releaseId, now);
  await insertDeliveries(tx, { release_id: releaseId, snapshot_id: snapshot.id, store_ids: storeIds }, now);
}

/**
 * Plans the deliveries of a release in stores to the chosen stores that do not have it yet, such as those that serve
 * countries which a change has added.
 */
export async function planMissingDeliveries(tx: Tx, releaseId: string, snapshot_id: string, now: Date): Promise<void> {
  const store_ids = await listReachedStores(tx, releaseId, now);
  await insertDeliveries(tx, { release_id: releaseId, snapshot_id, store_ids }, now);
}

/**
 * Creates the deliveries of a release to stores that should receive the given snapshot. An existing delivery stays
 * unchanged.
 */
export async function insertDeliveries(
  tx: Tx,
  { release_id, snapshot_id, store_ids }: { release_id: string; snapshot_id: string; store_ids: readonly string[] },
  now: Date,
): Promise<number> {
  if (store_ids.length === 0) return 0;
  const rows = store_ids.map((store_id) => {
    const state = { state: 'queued' as const, wanted_snapshot_id: snapshot_id, changed_at: now };
    return { id: uuidv7(), release_id, store_id, ...state };
  });
  const inserted = await tx.insert(deliveries).values(rows).onConflictDoNothing().returning({ id: deliveries.id });
  await planNextForAll(
    tx,
    inserted.map(({ id }) => id),
    now,
  );
  return inserted.length;
}

/**
 * Lists the connected stores of a release that serve a country in which it is sold, get at least one of its
 * tracks and are still open on its date.
 */
async function listReachedStores(tx: Tx, releaseId: string, now: Date): Promise<string[]> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  if (release === undefined) return [];
  const rows = await tx
    .select({ id: stores.id, category: stores.category, closes_on: stores.closes_on })
    .from(stores)
    .where(and(inArray(stores.id, release.store_ids), eq(stores.active, true), isConnected))
    .orderBy(asc(stores.id));
  const claims = await listClaims(tx, releaseId);
  const today = utcDay(now.getTime());
  return rows
    .filter((store) => isOpenOn(store, release.release_date) && !isClosed(store, today))
    .filter(({ id, category }) => servesRelease(id, release) && hasTracksFor(category, claims))
    .map(({ id }) => id);
}

/** Lists what is confirmed for claims, track by track. */
export async function listClaims(
  tx: Tx,
  releaseId: string,
): Promise<Pick<typeof tracks.$inferSelect, 'claim_conditions'>[]> {
  return tx.select({ claim_conditions: tracks.claim_conditions }).from(tracks).where(eq(tracks.release_id, releaseId));
}
