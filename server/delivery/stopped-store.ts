import { deliveries } from '@tangent/db/schema/delivery.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../platform/sql/open-database.ts';

/** A store that refuses our key, or is not the store it was, gets nothing more until a person has looked at it. */
export const STOP_REASONS = { authentication: 'store_refused_key', host_key: 'store_host_key_changed' } as const;

const STOPPING = Object.values(STOP_REASONS);

/** A store is stopped while one of its waiting deliveries says so; a retry by staff takes the reason away. */
export async function isStoreStopped(tx: Tx | Db, storeId: string): Promise<boolean> {
  const stopped = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(eq(deliveries.store_id, storeId), eq(deliveries.state, 'queued'), inArray(deliveries.reason_code, STOPPING)),
    )
    .limit(1);
  return stopped.length > 0;
}

/** Lets a store be tried again, after a person has put it right. */
export async function releaseStore(tx: Tx, storeId: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ reason_code: null, reason_text: null })
    .where(
      and(eq(deliveries.store_id, storeId), eq(deliveries.state, 'queued'), inArray(deliveries.reason_code, STOPPING)),
    );
}
