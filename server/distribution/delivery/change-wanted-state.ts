import { deliveries } from '@tangent/db/schema/delivery.ts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { planNextForAll } from './plan-next.ts';

/**
 * Says what all stores of a release are to have from now on: nothing, or the release as a snapshot has it. Whatever that takes is
 * planned. Once something is wanted down it stays so.
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
