import { store_connections, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { sendToStoreJob } from '../jobs.ts';
import { findConnection, reopenConnection } from './store-connection.ts';

/**
 * Pauses all messages to a store for staff. A message that is being uploaded is finished; acknowledgements are still
 * read.
 */
export async function pauseStore(tx: Tx, actor: Actor, storeId: string, note: string | null, now: Date): Promise<void> {
  await checkStore(tx, actor, storeId);
  const pause = { paused_at: now, paused_by: actor.user_id, pause_note: note, changed_at: now };
  await tx
    .insert(store_connections)
    .values({ store_id: storeId, ...pause })
    .onConflictDoUpdate({ target: store_connections.store_id, set: pause });
  const subject = { kind: 'store', id: storeId } as const;
  await recordAction(tx, 'store.pause', { by: byStaff(actor), subject, details: { note }, at: now });
}

/**
 * Resumes a store for staff: waiting messages are sent at once, whether the store was paused, stopped or unreachable.
 */
export async function resumeStore(tx: Tx, actor: Actor, storeId: string, now: Date): Promise<void> {
  await checkStore(tx, actor, storeId);
  const connection = await findConnection(tx, storeId);
  await reopenConnection(tx, storeId, now);
  await tx
    .update(store_connections)
    .set({ paused_at: null, paused_by: null, pause_note: null })
    .where(eq(store_connections.store_id, storeId));
  await sendWaiting(tx, storeId, now);
  await recordAction(tx, 'store.resume', {
    by: byStaff(actor),
    subject: { kind: 'store', id: storeId },
    details: { stopped_reason: connection?.stopped_reason ?? null, failures: connection?.failures ?? 0 },
    at: now,
  });
}

async function checkStore(tx: Tx, actor: Actor, storeId: string): Promise<void> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Refusal('not_found');
}

async function sendWaiting(tx: Tx, store_id: string, now: Date): Promise<void> {
  const byStore = tx.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.store_id, store_id));
  await tx
    .update(delivery_messages)
    .set({ next_attempt_at: now })
    .where(
      and(
        inArray(delivery_messages.delivery_id, byStore),
        inArray(delivery_messages.state, ['planned', 'built', 'uploading']),
      ),
    );
  await enqueue(tx, sendToStoreJob, { store_id }, { key: store_id });
}
