import { store_connections } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { retryWaitMs } from '@tangent/domain/distribution/delivery/retry.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { StoreErrorClass } from '../../../gateways/store/store-error.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

export type StoreConnection = typeof store_connections.$inferSelect;
export type ConnectionFailure = { error_class: StoreErrorClass; error_text: string };

/** A store that refuses our key, or whose host key changed, gets nothing more until staff has checked it. */
export const STOP_REASONS = { authentication: 'store_refused_key', host_key: 'store_host_key_changed' } as const;

/** Finds the state of the connection to a store; null when it never failed and was never changed by staff. */
export async function findConnection(tx: Tx | Db, storeId: string): Promise<StoreConnection | null> {
  const [connection] = await tx.select().from(store_connections).where(eq(store_connections.store_id, storeId));
  return connection ?? null;
}

/**
 * Returns whether a connection to a store may be tried now: it is not stopped, and its last failure is long enough ago.
 */
export function canConnect(connection: StoreConnection | null, now: Date): boolean {
  if (connection === null) return true;
  return connection.stopped_reason === null && (connection.retry_at === null || connection.retry_at <= now);
}

/** Returns whether messages may be sent to a store now. Acknowledgements of a paused store are still read. */
export function canSend(connection: StoreConnection | null, now: Date): boolean {
  return canConnect(connection, now) && (connection === null || connection.paused_at === null);
}

/**
 * Returns whether the last connection failed: one message then tries it for all, without delaying stores whose
 * connections work.
 */
export function isOnTrial(connection: StoreConnection | null): boolean {
  return connection !== null && connection.failures > 0;
}

/** Records a successful connection, which resets earlier failures. */
export async function recordConnected(tx: Tx | Db, storeId: string, now: Date): Promise<void> {
  await tx
    .update(store_connections)
    .set({ failures: 0, retry_at: null, error_class: null, error_text: null, changed_at: now })
    .where(and(eq(store_connections.store_id, storeId), gt(store_connections.failures, 0)));
}

/**
 * Records a failed connection. A temporary failure opens the circuit for a time that grows with every failure; one that
 * needs staff stops the connection. Concurrent workers may meet the same failure: it counts once. Returns the current
 * connection, and whether this failure stopped it.
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
  if (!before) throw new Error(`the connection row of ${storeId} vanished`);
  if (!canConnect(before, now)) return { connection: before, is_newly_stopped: false };
  const failures = before.failures + 1;
  const stopped_reason = error_class === 'transient' ? null : STOP_REASONS[error_class];
  const retry_at = new Date(now.getTime() + retryWaitMs(failures, Math.random()));
  const change = { failures, retry_at, error_class, error_text, stopped_reason, changed_at: now };
  await tx.update(store_connections).set(change).where(eq(store_connections.store_id, storeId));
  return { connection: { ...before, ...change }, is_newly_stopped: stopped_reason !== null };
}

/** Reopens the connection to a store at once, after staff has fixed the problem. A pause stays. */
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
