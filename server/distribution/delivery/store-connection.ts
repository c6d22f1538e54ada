import { deliveries } from '@tangent/db/schema/delivery.ts';
import { store_connections } from '@tangent/db/schema/store.ts';
import { retryWaitMs } from '@tangent/domain/delivery/retry.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { StoreErrorClass } from '../../gateways/store/store-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type StoreConnection = typeof store_connections.$inferSelect;
export type ConnectionFailure = { error_class: StoreErrorClass; error_text: string };

/** A store that refuses our key, or is not the store it was, gets nothing more until a person has looked at it. */
export const STOP_REASONS = { authentication: 'store_refused_key', host_key: 'store_host_key_changed' } as const;

/** What is known of the line to a store; null when it never failed and nobody touched it. */
export async function findConnection(tx: Tx | Db, storeId: string): Promise<StoreConnection | null> {
  const [connection] = await tx.select().from(store_connections).where(eq(store_connections.store_id, storeId));
  return connection ?? null;
}

/** Whether anybody may knock at a store now: it is not stopped, and its last failure is long enough ago. */
export function canConnect(connection: StoreConnection | null, now: Date): boolean {
  if (connection === null) return true;
  return connection.stopped_reason === null && (connection.retry_at === null || connection.retry_at <= now);
}

/** Whether messages may go to a store now. A paused store is still asked for its answers. */
export function canSend(connection: StoreConnection | null, now: Date): boolean {
  return canConnect(connection, now) && (connection === null || connection.paused_at === null);
}

/** Whether the line failed last time: one message then tries it for all, and not in the way of those whose lines are fine. */
export function isOnTrial(connection: StoreConnection | null): boolean {
  return connection !== null && connection.failures > 0;
}

/** The store was reached: whatever was wrong has passed. */
export async function recordConnected(tx: Tx | Db, storeId: string, now: Date): Promise<void> {
  await tx
    .update(store_connections)
    .set({ failures: 0, retry_at: null, error_class: null, error_text: null, changed_at: now })
    .where(and(eq(store_connections.store_id, storeId), gt(store_connections.failures, 0)));
}

/**
 * The store was not reached. What may pass opens the circuit for a while that grows with every failure; what needs a person
 * stops the line. Somebody else may have met the same failure at the same time: it counts once. Returns the line as it is now,
 * and whether it was this failure that stopped it.
 */
export async function recordConnectionFailure(
  tx: Tx,
  storeId: string,
  { error_class, error_text }: ConnectionFailure,
  now: Date,
): Promise<{ connection: StoreConnection; is_newly_stopped: boolean }> {
  await tx.insert(store_connections).values({ store_id: storeId, changed_at: now }).onConflictDoNothing();
  const [before] = await tx
    .select()
    .from(store_connections)
    .where(eq(store_connections.store_id, storeId))
    .for('update');
  if (!before) throw new Error(`the line to ${storeId} vanished`);
  if (!canConnect(before, now)) return { connection: before, is_newly_stopped: false };
  const failures = before.failures + 1;
  const stopped_reason = error_class === 'transient' ? null : STOP_REASONS[error_class];
  const retry_at = new Date(now.getTime() + retryWaitMs(failures, Math.random()));
  const change = { failures, retry_at, error_class, error_text, stopped_reason, changed_at: now };
  await tx.update(store_connections).set(change).where(eq(store_connections.store_id, storeId));
  return { connection: { ...before, ...change }, is_newly_stopped: stopped_reason !== null };
}

/** Lets a store be tried again at once, after a person has put it right. A pause stays. */
export async function reopenConnection(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx
    .update(store_connections)
    .set({ failures: 0, retry_at: null, error_class: null, error_text: null, stopped_reason: null, changed_at: now })
    .where(eq(store_connections.store_id, storeId));
  await tx
    .update(deliveries)
    .set({ reason_code: null, reason_text: null })
    .where(and(eq(deliveries.store_id, storeId), inArray(deliveries.reason_code, Object.values(STOP_REASONS))));
}
