import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';

export interface OutboxBacklog {
  /** Messages that have not finally left, by store. */
  stores: { store_id: string; messages: number }[];
  mails: number;
}

/** Lists what would leave if the outbox were released now. */
export async function listWaiting(tx: Tx | Db): Promise<OutboxBacklog> {
  const stores = await tx
    .select({ store_id: deliveries.store_id, messages: count() })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(inArray(delivery_messages.state, ['planned', 'built', 'uploading']))
    .groupBy(deliveries.store_id)
    .orderBy(asc(deliveries.store_id));
  const { rows } = await tx.execute<{ mails: number }>(sql`
    select count(*)::int as mails from pgboss.job
    where name like 'mail.%' and state in ('created', 'retry', 'active')`);
  return { stores, mails: rows[0]?.mails ?? 0 };
}
