import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Why a delivery waits for a store that is being set up; it goes on by itself when the store is live. */
export const STORE_NOT_LIVE = 'store_not_live';

/** Notes on deliveries why nothing is sent; what a release already is at its store stays as it is. */
export async function markWaiting(tx: Tx, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  await tx
    .update(deliveries)
    .set({ reason_code: STORE_NOT_LIVE, reason_text: null })
    .where(and(inArray(deliveries.id, [...deliveryIds]), ne(deliveries.state, 'removed')));
}

/** Takes the note off deliveries that have nothing to wait for any more. */
export async function clearWaiting(tx: Tx, deliveryIds: readonly string[]): Promise<void> {
  if (deliveryIds.length === 0) return;
  await tx
    .update(deliveries)
    .set({ reason_code: null })
    .where(and(inArray(deliveries.id, [...deliveryIds]), eq(deliveries.reason_code, STORE_NOT_LIVE)));
}
