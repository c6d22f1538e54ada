import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { retryPeriodMs, retryWaitMs } from '@tangent/domain/distribution/delivery/retry.ts';
import { and, eq, min } from 'drizzle-orm';
import { StoreError, type StoreErrorClass } from '../../../gateways/store/store-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { readRefusalNews } from '../acknowledge/apple/apple-news.ts';
import { getAcknowledged, saveAppleNews } from '../acknowledge/apple/save-apple-news.ts';
import type { DeliveryContext } from '../context.ts';
import { failMessage, moveDelivery } from '../delivery-store.ts';
import { buildJob } from '../jobs.ts';
import { planNext } from '../plan/plan-next.ts';
import { DamagedFile } from './damaged-file.ts';
import type { ClaimedMessage } from './message-lease.ts';
import type { TransporterRefusal } from './send-by-transporter.ts';
import { recordConnected, recordConnectionFailure, STOP_REASONS } from './store-connection.ts';

export type Progress = { sent_bytes: number };
type AttemptErrorClass = StoreErrorClass | 'damaged_file' | 'internal';

/**
 * Records that the store received the complete package: the message is delivered permanently, and messages that waited
 * for it may follow.
 */
export async function recordDelivered(
  context: DeliveryContext,
  claimed: ClaimedMessage,
  progress: Progress,
  refusal: TransporterRefusal | null = null,
): Promise<void> {
  const at = context.clock.now();
  const { delivery_id } = claimed.message;
  await inTransaction(context.db, async (tx) => {
    // A refusal is an acknowledgement, which locks the release before its delivery.
    if (refusal !== null) await lockRelease(tx, delivery_id);
    await lockDelivery(tx, delivery_id);
    if (!(await releaseMessage(tx, claimed, { state: 'delivered', delivered_at: at }))) return;
    await finishAttempt(tx, claimed, { ...progress, outcome: 'delivered', ended_at: at });
    await recordConnected(tx, claimed.store_id, at);
    if (claimed.message.kind !== 'takedown') await moveDelivery(tx, { delivery_id, to: 'sent', at });
    await planNext(tx, delivery_id, at);
    if (refusal !== null) await saveRefusal(tx, claimed, refusal, at);
  });
}

/** Apple's program refuses a package at once; other stores write an acknowledgement later. */
async function saveRefusal(
  tx: Tx,
  { message, store_id }: ClaimedMessage,
  { reading, text }: TransporterRefusal,
  now: Date,
): Promise<void> {
  const report = { store_id, file_name: `transporter ${message.message_id}`, raw: text, now };
  await saveAppleNews(tx, report, await getAcknowledged(tx, message.id), readRefusalNews(reading));
}

async function lockRelease(tx: Tx, deliveryId: string): Promise<void> {
  await tx
    .select({ id: releases.id })
    .from(releases)
    .innerJoin(deliveries, eq(deliveries.release_id, releases.id))
    .where(eq(deliveries.id, deliveryId))
    .for('no key update', { of: releases });
}

/**
 * Records an attempt that the process interrupted while stopping: the message is released unchanged, and the next
 * worker continues there.
 */
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

/**
 * Lets a message that has waited too long be built again with the same id, as if it had just been planned. It was no
 * attempt: the store has seen nothing of it.
 */
export async function recordOutdated(context: DeliveryContext, claimed: ClaimedMessage): Promise<void> {
  const created_at = context.clock.now();
  const { message, attempt_id } = claimed;
  await inTransaction(context.db, async (tx) => {
    await lockDelivery(tx, message.delivery_id);
    const again = { state: 'planned', xml: null, xml_sha256: null, created_at } as const;
    if (!(await releaseMessage(tx, claimed, again))) return;
    await tx.delete(delivery_attempts).where(eq(delivery_attempts.id, attempt_id));
    const [row] = await tx.select().from(deliveries).where(eq(deliveries.id, message.delivery_id));
    if (row) await enqueue(tx, buildJob, { release_id: row.release_id }, { key: row.release_id });
  });
  context.log.info({ message_id: message.message_id, store_id: claimed.store_id }, 'message is built again');
}

/** Records a failed attempt: a temporary failure is retried later, one that needs staff stops and raises an alarm. */
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
  // A store that is down for a day writes one log line per attempt; a failure that staff has to handle raises one
  // alarm.
  if (isStopping) context.log.error(entry, 'delivery stopped');
  else context.log.warn(entry, 'delivery failed');
}

type Failure = { error_class: AttemptErrorClass; error_text: string; at: Date };

/** Returns true when staff has to handle the failure. */
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

// All planning code locks a delivery before its messages; the opposite lock order would deadlock.
async function lockDelivery(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.id, id)).for('update');
}

/**
 * Releases a lease together with the outcome of the message. False when the lease was lost before: then the outcome
 * must not be recorded.
 */
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

/**
 * Postpones a message after a failed attempt, at least until its connection may be used again. When the store was
 * unreachable for almost as long as its service level, the message is abandoned for staff to handle, and the function
 * returns true.
 */
async function retryLater(
  tx: Tx,
  { message }: ClaimedMessage,
  connectionOpenUntil: Date | null,
  { error_text, at }: { error_text: string; at: Date },
): Promise<boolean> {
  const failed_attempts = message.failed_attempts + 1;
  const next = Math.max(
    at.getTime() + retryWaitMs(failed_attempts, Math.random()),
    connectionOpenUntil?.getTime() ?? 0,
  );
  const change = { failed_attempts, next_attempt_at: new Date(next) };
  await tx.update(delivery_messages).set(change).where(eq(delivery_messages.id, message.id));
  if (at.getTime() < (await findDeadline(tx, message))) return false;
  await abandon(tx, message, { reason_code: 'store_unreachable', reason_text: error_text }, at);
  return true;
}

async function findDeadline(tx: Tx, message: ClaimedMessage['message']): Promise<number> {
  const [row] = await tx.select().from(store_profiles).where(eq(store_profiles.id, message.profile_id));
  const [tries] = await tx
    .select({ first: min(delivery_attempts.started_at) })
    .from(delivery_attempts)
    .where(eq(delivery_attempts.message_id, message.id));
  const { insert, update } = row?.profile.service_days ?? { insert: 0, update: 0 };
  const first = tries?.first ?? message.created_at;
  return first.getTime() + retryPeriodMs(message.kind === 'insert' ? insert : update);
}

async function abandon(
  tx: Tx,
  { id, delivery_id }: ClaimedMessage['message'],
  reason: { reason_code: string; reason_text: string },
  at: Date,
): Promise<void> {
  await failMessage(tx, id, { state: 'failed', ...reason, at });
  // A live release stays live and one being taken down stays so, but the delivery shows why nothing happens.
  await tx.update(deliveries).set(reason).where(eq(deliveries.id, delivery_id));
  await planNext(tx, delivery_id, at);
}
