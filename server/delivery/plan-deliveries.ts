import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { isConnected } from '../store/public.ts';
import { listAssetKeys } from './delivery-asset.ts';
import { buildJob, encodeJob } from './job-kinds.ts';
import { planMessage } from './plan-message.ts';
import { insertSnapshot, type ReleaseSnapshot } from './release-snapshot.ts';

/**
 * Fixes an approved release and plans its way to each of its stores that can be reached: a delivery, a message with its ids,
 * and the jobs that make the files. Part of the approving transaction: an approved release is on its way, and no other is.
 */
export async function planDeliveries(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const storeIds = await listReachedStores(tx, releaseId);
  if (storeIds.length === 0) throw new Refusal('invalid_release', [{ code: 'platform_required', path: 'store_ids' }]);
  const snapshot = await insertSnapshot(tx, releaseId, now);
  for (const store_id of storeIds) {
    const id = uuidv7();
    await tx.insert(deliveries).values({ id, release_id: releaseId, store_id, state: 'queued', changed_at: now });
    await planMessage(tx, { delivery_id: id, store_id, snapshot_id: snapshot.id }, now);
  }
  await enqueueFiles(tx, snapshot.content);
}

/** Starts whatever is still missing on the way to a message; what is there already is not made again. */
export async function enqueueFiles(tx: Tx, snapshot: ReleaseSnapshot): Promise<void> {
  const { cover, tracks } = listAssetKeys(snapshot);
  for (const asset of [cover, ...tracks]) {
    await enqueue(tx, encodeJob, asset, { key: `${asset.upload_id}:${asset.quality}` });
  }
  await enqueue(tx, buildJob, { release_id: snapshot.release_id }, { key: snapshot.release_id });
}

async function listReachedStores(tx: Tx, releaseId: string): Promise<string[]> {
  const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId));
  const rows = await tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(inArray(stores.id, release?.store_ids ?? []), eq(stores.active, true), isConnected))
    .orderBy(asc(stores.id));
  return rows.map(({ id }) => id);
}
