import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { buildBatchId } from '@tangent/ddex/choreography/batch-names.ts';
import { and, eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../platform/sql/open-database.ts';
import { getNewestProfileRow } from './store-profile.ts';

type Plan = { delivery_id: string; store_id: string; snapshot_id: string };

/**
 * Plans a message to a store with the ids it will carry. They exist before anything is sent, so that every try after a crash
 * sends the same message.
 */
export async function planMessage(tx: Tx, plan: Plan, now: Date): Promise<void> {
  const id = uuidv7();
  await tx.insert(delivery_messages).values({
    id,
    delivery_id: plan.delivery_id,
    snapshot_id: plan.snapshot_id,
    profile_id: (await getNewestProfileRow(tx, plan.store_id)).id,
    kind: 'insert',
    message_id: id,
    thread_id: plan.delivery_id,
    batch_id: await findFreeBatchId(tx, plan.store_id, now),
    state: 'planned',
    next_attempt_at: now,
    created_at: now,
  });
}

/** A batch is named after its millisecond, and two of one store must not share a folder. */
async function findFreeBatchId(tx: Tx, storeId: string, now: Date): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('delivery batch'), hashtext(${storeId}))`);
  for (let ms = now.getTime(); ; ms += 1) {
    const batchId = buildBatchId(new Date(ms));
    const taken = await tx
      .select({ id: delivery_messages.id })
      .from(delivery_messages)
      .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
      .where(and(eq(deliveries.store_id, storeId), eq(delivery_messages.batch_id, batchId)));
    if (taken.length === 0) return batchId;
  }
}
