import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles } from '@tangent/db/schema/store.ts';
import { retryPeriodMs, retryWaitMs } from '@tangent/domain/delivery/retry.ts';
import { eq, min } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { failMessage } from './delivery-store.ts';
import type { ClaimedMessage } from './message-lease.ts';
import { planNext } from './plan-next.ts';

/**
 * Postpones a message after a failed attempt, at least until its connection may be used again. When the store was
 * unreachable for almost as long as its service level, the message is abandoned for staff to handle, and the function
 * returns true.
 */
export async function retryLater(
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
