import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { sendToStoreJob } from '../jobs.ts';
import { reopenConnection } from '../send/store-connection.ts';
import { getDeliveryView } from '../views/release-deliveries-view.ts';
import { PRIORITY } from './decide-next.ts';
import { planResend } from './plan-resend.ts';

type DeliveryRow = typeof deliveries.$inferSelect;
type MessageRow = typeof delivery_messages.$inferSelect;

/**
 * Retries a delivery for staff: a waiting message is sent at once, a failed one is replaced by a new message with a new
 * id. The connection of a stopped store is reopened with it.
 */
export async function retryDelivery(tx: Tx, actor: Actor, deliveryId: string, now: Date): Promise<Delivery> {
  const delivery = await lockForStaff(tx, actor, deliveryId);
  await reopenConnection(tx, delivery.store_id, now);
  if (!(await sendNow(tx, delivery, now))) await resendLast(tx, await getFailedMessage(tx, deliveryId), now);
  const { state: was, reason_code } = delivery;
  await recordAction(tx, 'delivery.retry', {
    by: byStaff(actor),
    subject: { kind: 'delivery', id: deliveryId },
    details: { was, reason_code },
    at: now,
  });
  return getDeliveryView(tx, deliveryId);
}

/**
 * Resends the wanted state to a store for staff, even when nothing is wrong: a message with a new id, ahead of others.
 */
export async function resendDelivery(
  tx: Tx,
  actor: Actor,
  deliveryId: string,
  { with_files }: { with_files: boolean },
  now: Date,
): Promise<Delivery> {
  const delivery = await lockForStaff(tx, actor, deliveryId);
  const newest = await findNewest(tx, deliveryId);
  const resend = { with_files, priority: PRIORITY.requested, resend_of: newest?.id ?? null };
  const id = await planResend(tx, deliveryId, resend, now);
  if (id === null) throw new Refusal('invalid_transition');
  await recordAction(tx, 'delivery.resend', {
    by: byStaff(actor),
    subject: { kind: 'delivery', id: deliveryId },
    details: { was: delivery.state, with_files, message_id: id },
    at: now,
  });
  return getDeliveryView(tx, deliveryId);
}

async function lockForStaff(tx: Tx, actor: Actor, deliveryId: string): Promise<DeliveryRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, deliveryId)).for('update');
  if (!delivery) throw new Refusal('not_found');
  return delivery;
}

/** Returns false when no message of the delivery waits. */
async function sendNow(tx: Tx, { id, store_id }: DeliveryRow, now: Date): Promise<boolean> {
  const waiting = await tx
    .update(delivery_messages)
    .set({ next_attempt_at: now })
    .where(
      and(eq(delivery_messages.delivery_id, id), inArray(delivery_messages.state, ['planned', 'built', 'uploading'])),
    )
    .returning({ id: delivery_messages.id });
  if (waiting.length > 0) await enqueue(tx, sendToStoreJob, { store_id }, { key: store_id });
  return waiting.length > 0;
}

async function resendLast(tx: Tx, last: MessageRow, now: Date): Promise<void> {
  const with_files = last.with_audio || last.with_cover;
  const resend = { with_files, priority: PRIORITY.requested, resend_of: last.id };
  if ((await planResend(tx, last.delivery_id, resend, now)) === null) throw new Refusal('invalid_transition');
}

async function getFailedMessage(tx: Tx, deliveryId: string): Promise<MessageRow> {
  const newest = await findNewest(tx, deliveryId);
  if (newest === null || !['failed', 'invalid', 'rejected'].includes(newest.state)) {
    throw new Refusal('invalid_transition');
  }
  return newest;
}

async function findNewest(tx: Tx, deliveryId: string): Promise<MessageRow | null> {
  const [newest] = await tx
    .select()
    .from(delivery_messages)
    .where(and(eq(delivery_messages.delivery_id, deliveryId), ne(delivery_messages.state, 'superseded')))
    .orderBy(desc(delivery_messages.sequence))
    .limit(1);
  return newest ?? null;
}
