import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { planNextForAll } from './plan-next.ts';

/**
 * Sets the state that all stores of a release should have from now on: no release, or the release as in a snapshot. The
 * messages for it are planned. A takedown is final.
 */
export async function changeWantedState(
  tx: Tx,
  releaseId: string,
  wantedChange: { wanted: 'down' } | { snapshot_id: string },
  now: Date,
): Promise<void> {
  const rows = await tx
    .select({ id: deliveries.id, wanted: deliveries.wanted })
    .from(deliveries)
    .where(and(eq(deliveries.release_id, releaseId), ne(deliveries.state, 'removed')))
    .orderBy(asc(deliveries.id))
    .for('update');
  const ids = rows.filter(({ wanted }) => wanted === 'live').map(({ id }) => id);
  if (ids.length === 0) return;
  const change =
    'wanted' in wantedChange ? { wanted: wantedChange.wanted } : { wanted_snapshot_id: wantedChange.snapshot_id };
  await tx.update(deliveries).set(change).where(inArray(deliveries.id, ids));
  await planNextForAll(tx, ids, now);
}
