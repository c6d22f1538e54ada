import type { Delivery } from '@tangent/contract/delivery.ts';
import { audit_events } from '@tangent/db/schema/account.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Actor } from '../auth/public.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { moveDelivery } from './delivery-store.ts';
import { sendToStoreJob } from './job-kinds.ts';
import { enqueueFiles } from './plan-deliveries.ts';
import { planMessage } from './plan-message.ts';
import { getDeliveryView } from './release-deliveries-view.ts';
import { getSnapshot } from './release-snapshot.ts';
import { releaseStore } from './stopped-store.ts';

/**
 * Staff sends a delivery again: a refused or failed one as a new message with a new id, a waiting one at once. A store that
 * was stopped is tried again with it.
 */
export async function retryDelivery(tx: Tx, actor: Actor, deliveryId: string, now: Date): Promise<Delivery> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [delivery] = await tx.select().from(deliveries).where(eq(deliveries.id, deliveryId)).for('update');
  if (!delivery) throw new Refusal('not_found');
  await releaseStore(tx, delivery.store_id);
  if (delivery.state === 'queued') await sendNow(tx, delivery, now);
  else await sendAgain(tx, delivery, now);
  const { state: was, reason_code } = delivery;
  await tx.insert(audit_events).values({
    ...{ actor_id: actor.user_id, actor_kind: 'staff', act: 'delivery.retry' },
    ...{ subject_kind: 'delivery', subject_id: deliveryId, details: { was, reason_code }, at: now },
  });
  return getDeliveryView(tx, deliveryId);
}

type DeliveryRow = typeof deliveries.$inferSelect;

async function sendNow(tx: Tx, { id, store_id }: DeliveryRow, now: Date): Promise<void> {
  await tx
    .update(delivery_messages)
    .set({ next_attempt_at: now })
    .where(and(eq(delivery_messages.delivery_id, id), inArray(delivery_messages.state, ['built', 'uploading'])));
  await enqueue(tx, sendToStoreJob, { store_id }, { key: store_id });
}

async function sendAgain(tx: Tx, { id, store_id }: DeliveryRow, now: Date): Promise<void> {
  if (!(await moveDelivery(tx, { delivery_id: id, to: 'queued', at: now }))) throw new Refusal('invalid_transition');
  const [last] = await tx
    .select()
    .from(delivery_messages)
    .where(eq(delivery_messages.delivery_id, id))
    .orderBy(desc(delivery_messages.id))
    .limit(1);
  if (!last) throw new Error(`delivery ${id} has no message`);
  await planMessage(tx, { delivery_id: id, store_id, snapshot_id: last.snapshot_id }, now);
  await enqueueFiles(tx, await getSnapshot(tx, last.snapshot_id));
}
