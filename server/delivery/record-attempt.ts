import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { retryWaitMs } from '@tangent/domain/delivery/retry.ts';
import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { StoreError, type StoreErrorClass } from '../gateways/sftp/store-error.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { DeliveryContext } from './context.ts';
import { DamagedFile } from './damaged-file.ts';
import { failMessage, moveDelivery } from './delivery-store.ts';
import type { ClaimedMessage } from './message-lease.ts';
import { STOP_REASONS } from './stopped-store.ts';

type Progress = { sent_bytes: number };

/** The store has everything: the message is delivered, for good. */
export async function recordDelivered(context: DeliveryContext, claimed: ClaimedMessage, progress: Progress) {
  const at = context.clock.now();
  await inTransaction(context.db, async (tx) => {
    if (!(await giveBack(tx, claimed, { state: 'delivered', delivered_at: at }))) return;
    await endAttempt(tx, claimed, { ...progress, outcome: 'delivered', ended_at: at });
    await moveDelivery(tx, { delivery_id: claimed.message.delivery_id, to: 'sent', at });
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
  const error_class = classOf(error);
  const error_text = error instanceof Error ? error.message : String(error);
  const entry = { message_id: claimed.message.message_id, error_class, err: error };
  if (error_class === 'transient') context.log.warn(entry, 'store not reached');
  else context.log.error(entry, 'delivery stopped');
  await inTransaction(context.db, async (tx) => {
    if (!(await giveBack(tx, claimed, {}))) return;
    await endAttempt(tx, claimed, { ...progress, outcome: 'failed', error_class, error_text, ended_at: at });
    if (error_class === 'damaged_file') {
      const failure = { state: 'failed', reason_code: 'file_damaged', reason_text: error_text, at } as const;
      return failMessage(tx, claimed.message.id, failure);
    }
    if (error_class === 'authentication' || error_class === 'host_key') {
      return stopStore(tx, claimed, STOP_REASONS[error_class], error_text);
    }
    await retryLater(tx, claimed, at);
  });
}

function classOf(error: unknown): StoreErrorClass | 'damaged_file' | 'internal' {
  if (error instanceof StoreError) return error.error_class;
  return error instanceof DamagedFile ? 'damaged_file' : 'internal';
}

/** Ends a lease with what became of the message. False when it was lost before: then nothing may be said about it. */
async function giveBack(
  tx: Tx,
  { message, holder }: ClaimedMessage,
  change: Partial<typeof delivery_messages.$inferInsert>,
): Promise<boolean> {
  const given = await tx
    .update(delivery_messages)
    .set({ ...change, leased_until: null, leased_by: null })
    .where(and(eq(delivery_messages.id, message.id), eq(delivery_messages.leased_by, holder)))
    .returning({ id: delivery_messages.id });
  return given.length > 0;
}

async function endAttempt(
  tx: Tx,
  { attempt_id }: ClaimedMessage,
  end: Partial<typeof delivery_attempts.$inferInsert>,
): Promise<void> {
  await tx.update(delivery_attempts).set(end).where(eq(delivery_attempts.id, attempt_id));
}

/** The store's whole line waits as long as this message, so that a store which is down is knocked at once, not a hundred times. */
async function retryLater(tx: Tx, { message }: ClaimedMessage, at: Date): Promise<void> {
  const failed_attempts = message.failed_attempts + 1;
  const next_attempt_at = new Date(at.getTime() + retryWaitMs(failed_attempts, Math.random()));
  await tx.update(delivery_messages).set({ failed_attempts }).where(eq(delivery_messages.id, message.id));
  const ofStore = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(sql`${deliveries.store_id} = (select store_id from deliveries d where d.id = ${message.delivery_id})`);
  await tx
    .update(delivery_messages)
    .set({ next_attempt_at })
    .where(
      and(
        inArray(delivery_messages.delivery_id, ofStore),
        inArray(delivery_messages.state, ['built', 'uploading']),
        isNull(delivery_messages.leased_by),
        lt(delivery_messages.next_attempt_at, next_attempt_at),
      ),
    );
}

async function stopStore(tx: Tx, { message }: ClaimedMessage, reason_code: string, reason_text: string): Promise<void> {
  await tx
    .update(deliveries)
    .set({ reason_code, reason_text })
    .where(and(eq(deliveries.id, message.delivery_id), eq(deliveries.state, 'queued')));
}
