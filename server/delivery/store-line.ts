import { deliveries } from '@tangent/db/schema/delivery.ts';
import { store_lines } from '@tangent/db/schema/store.ts';
import { retryWaitMs } from '@tangent/domain/delivery/retry.ts';
import { and, eq, gt, inArray } from 'drizzle-orm';
import type { StoreErrorClass } from '../gateways/store/store-error.ts';
import type { Db, Tx } from '../platform/sql/open-database.ts';

export type StoreLine = typeof store_lines.$inferSelect;
export type LineFailure = { error_class: StoreErrorClass; error_text: string };

/** A store that refuses our key, or is not the store it was, gets nothing more until a person has looked at it. */
export const STOP_REASONS = { authentication: 'store_refused_key', host_key: 'store_host_key_changed' } as const;

/** What is known of the line to a store; null when it never failed and nobody touched it. */
export async function findLine(tx: Tx | Db, storeId: string): Promise<StoreLine | null> {
  const [line] = await tx.select().from(store_lines).where(eq(store_lines.store_id, storeId));
  return line ?? null;
}

/** Whether anybody may knock at a store now: it is not stopped, and its last failure is long enough ago. */
export function mayKnock(line: StoreLine | null, now: Date): boolean {
  if (line === null) return true;
  return line.stopped_reason === null && (line.open_until === null || line.open_until <= now);
}

/** Whether messages may go to a store now. A paused store is still asked for its answers. */
export function maySend(line: StoreLine | null, now: Date): boolean {
  return mayKnock(line, now) && (line === null || line.paused_at === null);
}

/** Whether the line failed last time: one message then tries it for all, and not in the way of those whose lines are fine. */
export function isOnTrial(line: StoreLine | null): boolean {
  return line !== null && line.failures > 0;
}

/** The store was reached: whatever was wrong has passed. */
export async function recordReached(tx: Tx | Db, storeId: string, now: Date): Promise<void> {
  await tx
    .update(store_lines)
    .set({ failures: 0, open_until: null, error_class: null, error_text: null, changed_at: now })
    .where(and(eq(store_lines.store_id, storeId), gt(store_lines.failures, 0)));
}

/**
 * The store was not reached. What may pass opens the circuit for a while that grows with every failure; what needs a person
 * stops the line. Somebody else may have met the same failure at the same time: it counts once. Returns the line as it is now,
 * and whether it was this failure that stopped it.
 */
export async function recordUnreached(
  tx: Tx,
  storeId: string,
  { error_class, error_text }: LineFailure,
  now: Date,
): Promise<{ line: StoreLine; is_newly_stopped: boolean }> {
  await tx.insert(store_lines).values({ store_id: storeId, changed_at: now }).onConflictDoNothing();
  const [before] = await tx.select().from(store_lines).where(eq(store_lines.store_id, storeId)).for('update');
  if (!before) throw new Error(`the line to ${storeId} vanished`);
  if (!mayKnock(before, now)) return { line: before, is_newly_stopped: false };
  const failures = before.failures + 1;
  const stopped_reason = error_class === 'transient' ? null : STOP_REASONS[error_class];
  const open_until = new Date(now.getTime() + retryWaitMs(failures, Math.random()));
  const change = { failures, open_until, error_class, error_text, stopped_reason, changed_at: now };
  await tx.update(store_lines).set(change).where(eq(store_lines.store_id, storeId));
  return { line: { ...before, ...change }, is_newly_stopped: stopped_reason !== null };
}

/** Lets a store be tried again at once, after a person has put it right. A pause stays. */
export async function reopenLine(tx: Tx, storeId: string, now: Date): Promise<void> {
  await tx
    .update(store_lines)
    .set({ failures: 0, open_until: null, error_class: null, error_text: null, stopped_reason: null, changed_at: now })
    .where(eq(store_lines.store_id, storeId));
  await tx
    .update(deliveries)
    .set({ reason_code: null, reason_text: null })
    .where(and(eq(deliveries.store_id, storeId), inArray(deliveries.reason_code, Object.values(STOP_REASONS))));
}
