import { delivery_messages } from '@tangent/db/schema/delivery.ts';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';

/** Whether a message is the last one of its delivery: an answer to an older one says nothing about the newer. */
export async function isNewestMessage(tx: Tx, message: { id: string; delivery_id: string }): Promise<boolean> {
  const [newest] = await tx
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .where(eq(delivery_messages.delivery_id, message.delivery_id))
    .orderBy(desc(delivery_messages.id))
    .limit(1);
  return newest?.id === message.id;
}
