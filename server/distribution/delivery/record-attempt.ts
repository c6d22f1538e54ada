import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { and, eq } from 'drizzle-orm';
import { StoreError, type StoreErrorClass } from '../../gateways/store/store-error.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { DeliveryContext } from './context.ts';
import { DamagedFile } from './damaged-file.ts';
import { failMessage, moveDelivery } from './delivery-store.ts';
import type { ClaimedMessage } from './message-lease.ts';
import { planNext } from './plan-next.ts';
import { retryLater } from './retry-later.ts';
import { recordConnected, recordConnectionFailure, STOP_REASONS } from './store-connection.ts';

export type Progress = { sent_bytes: number };
type AttemptErrorClass = StoreErrorClass | 'damaged_file' | 'internal';

/** The store has everything: the message is delivered, for good, and what waited for that may be said now. */
export async function recordDelivered(
  context: DeliveryContext,
  claimed: ClaimedMessage,
  progress: Progress,
): Promise<void> {
  const at = context.clock.now();
  const { delivery_id } = claimed.message;
  await inTransaction(context.db, async (tx) => {
    await lockDelivery(tx, delivery_id);
    if (!(await releaseMessage(tx, claimed, { state: 'delivered', delivered_at: at }))) return;
    await finishAttempt(tx, claimed, { ...progress, outcome: 'delivered', ended_at: at });
    await recordConnected(tx, claimed.store_id, at);
    if (claimed.message.kind !== 'takedown') await moveDelivery(tx, { delivery_id, to: 'sent', at });
    await planNext(tx, delivery_id, at);
  });
}

/** The process stops in the middle: the message goes back as it is, and whoever takes it up goes on where this one ended. */
export async function recordInterrupted(
  context: DeliveryContext,
  claimed: ClaimedMessage,
  progress: Progress,
): Promise<void> {
  const ended_at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    if (!(await releaseMessage(tx, claimed, {}))) return;
    await finishAttempt(tx, claimed, { ...progress, outcome: 'abandoned', ended_at });
  });
}

/** A try that failed: what may pass is tried again later, what needs a person stops and says so. */
export async function recordFailure(
  context: DeliveryContext,
  claimed: ClaimedMessage,
  progress: Progress,
  error: unknown,
): Promise<void> {
  const at = context.clock.now();
  const error_class = toErrorClass(error);
  const error_text = error instanceof Error ? error.message : String(error);
  const isStopping = await inTransaction(context.db, async (tx) => {
    await lockDelivery(tx, claimed.message.delivery_id);
    if (!(await releaseMessage(tx, claimed, {}))) return false;
    await finishAttempt(tx, claimed, { ...progress, outcome: 'failed', error_class, error_text, ended_at: at });
    return applyFailure(tx, claimed, { error_class, error_text, at });
  });
  const entry = { store: claimed.store_id, message_id: claimed.message.message_id, error_class, err: error };
  // A store that is down for a day is one line per try; what a person has to look at is one alarm.
  if (isStopping) context.log.error(entry, 'delivery stopped');
  else context.log.warn(entry, 'delivery failed');
}

type Failure = { error_class: AttemptErrorClass; error_text: string; at: Date };

/** True when somebody has to look at it. */
async function applyFailure(tx: Tx, claimed: ClaimedMessage, failure: Failure): Promise<boolean> {
  const { error_class, error_text, at } = failure;
  if (error_class === 'damaged_file') {
    const reason = { reason_code: 'file_damaged', reason_text: error_text };
    await failMessage(tx, claimed.message.id, { state: 'failed', ...reason, at });
    await planNext(tx, claimed.message.delivery_id, at);
    return true;
  }
  if (error_class === 'internal') {
    await retryLater(tx, claimed, null, failure);
    return true;
  }
  const { connection, is_newly_stopped } = await recordConnectionFailure(
    tx,
    claimed.store_id,
    { error_class, error_text },
    at,
  );
  if (error_class === 'transient') return retryLater(tx, claimed, connection.retry_at, failure);
  const reason = { reason_code: STOP_REASONS[error_class], reason_text: error_text };
  await tx.update(deliveries).set(reason).where(eq(deliveries.id, claimed.message.delivery_id));
  return is_newly_stopped;
}

function toErrorClass(error: unknown): AttemptErrorClass {
  if (error instanceof StoreError) return error.error_class;
  return error instanceof DamagedFile ? 'damaged_file' : 'internal';
}

// Whoever plans for a delivery locks it before its messages; the other way round two would wait for each other.
async function lockDelivery(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).for('update');
}

/** Ends a lease with what became of the message. False when it was lost before: then nothing may be said about it. */
async function releaseMessage(
  tx: Tx,
  { message, holder }: ClaimedMessage,
  change: Partial<typeof delivery_messages.$inferInsert>,
): Promise<boolean> {
  const updated = await tx
    .update(delivery_messages)
    .set({ ...change, leased_until: null, leased_by: null })
    .where(and(eq(delivery_messages.id, message.id), eq(delivery_messages.leased_by, holder)))
    .returning({ id: delivery_messages.id });
  return updated.length > 0;
}

async function finishAttempt(
  tx: Tx,
  { attempt_id }: ClaimedMessage,
  end: Partial<typeof delivery_attempts.$inferInsert>,
): Promise<void> {
  await tx.update(delivery_attempts).set(end).where(eq(delivery_attempts.id, attempt_id));
}
