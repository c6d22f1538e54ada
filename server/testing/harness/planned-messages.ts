import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import type { MessageState } from '@tangent/domain/distribution/delivery/message.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { insertSnapshot } from '../../distribution/delivery/plan/release-snapshot.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

export type DeliveryRow = typeof deliveries.$inferSelect;

/** Lists the messages of a delivery in the order in which they were planned. */
export function listDeliveryMessages(db: Db, deliveryId: string): Promise<(typeof delivery_messages.$inferSelect)[]> {
  return db
    .select()
    .from(delivery_messages)
    .where(eq(delivery_messages.delivery_id, deliveryId))
    .orderBy(asc(delivery_messages.sequence));
}

/** Describes the messages planned for a store, each in one line: `update cover 2 planned`. */
export async function describeMessages(db: Db, releaseId: string, storeId: string): Promise<string[]> {
  const { id } = await getDelivery(db, releaseId, storeId);
  const messages = await listDeliveryMessages(db, id);
  return messages.map(({ kind, with_audio, with_cover, priority, state }) => {
    const files = [with_audio ? 'audio' : '', with_cover ? 'cover' : ''].filter((name) => name !== '').join('+');
    return [kind, files || 'metadata', priority, state].join(' ');
  });
}

export async function getDelivery(db: Db, releaseId: string, storeId: string): Promise<DeliveryRow> {
  const [row] = await db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.store_id, storeId)));
  if (!row) throw new Error(`no delivery to ${storeId}`);
  return row;
}

/** Moves the open messages for a store to the given state, as a worker would. */
export async function moveOpenMessages(db: Db, releaseId: string, storeId: string, state: MessageState): Promise<void> {
  const { id } = await getDelivery(db, releaseId, storeId);
  await db
    .update(delivery_messages)
    .set({ state })
    .where(
      and(eq(delivery_messages.delivery_id, id), inArray(delivery_messages.state, ['planned', 'built', 'uploading'])),
    );
}

/** Saves a snapshot of the release after a change of its first track. */
export function snapshotWith(
  db: Db,
  releaseId: string,
  change: Partial<typeof tracks.$inferInsert>,
  now: Date,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    await tx
      .update(tracks)
      .set(change)
      .where(and(eq(tracks.release_id, releaseId), eq(tracks.position, 1)));
    return (await insertSnapshot(tx, releaseId, now)).id;
  });
}
