import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { collectAcknowledgementsJob } from '../jobs.ts';

/** Number of stores whose acknowledgements one job collects. */
const STORES_PER_SWEEP = 12;

/**
 * Marks messages whose acknowledgement is overdue and logs each one once as an error (docs/standards/delivery.md).
 * Nothing else changes: a late acknowledgement still counts.
 */
export async function sweepOverdue(tx: Tx, log: Log, now: Date): Promise<void> {
  const deadline = sql`${delivery_messages.delivered_at} + make_interval(hours => (${store_profiles.profile} ->> 'acknowledge_within_hours')::int)`;
  const late = tx
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
    .where(
      and(
        eq(delivery_messages.state, 'delivered'),
        isNull(delivery_messages.overdue_at),
        sql`${store_profiles.profile} ->> 'acknowledgement' <> 'none'`,
        lt(deadline, sql`${now.toISOString()}::timestamptz`),
      ),
    );
  const rows = await tx
    .update(delivery_messages)
    .set({ overdue_at: now })
    .where(inArray(delivery_messages.id, late))
    .returning({ message_id: delivery_messages.message_id, delivery_id: delivery_messages.delivery_id });
  for (const row of rows) log.error(row, 'store has not answered in time');
}

/** Polls the stores that hold releases and owe no answer: a store may refuse one, or take it off, at any time. */
export async function sweepLive(tx: Tx): Promise<void> {
  const rows = await tx
    .selectDistinct({ store_id: deliveries.store_id })
    .from(deliveries)
    .where(inArray(deliveries.state, ['acknowledged', 'live']))
    .orderBy(asc(deliveries.store_id));
  const ids = rows.map(({ store_id }) => store_id);
  for (let at = 0; at < ids.length; at += STORES_PER_SWEEP) {
    await enqueue(
      tx,
      collectAcknowledgementsJob,
      { store_ids: ids.slice(at, at + STORES_PER_SWEEP) },
      { key: `live:${at}` },
    );
  }
}
