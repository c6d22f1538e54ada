import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles } from '@tangent/db/schema/store.ts';
import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { collectAcknowledgementsJob } from './jobs.ts';

/** Stores whose answers one job reads when nothing is expected of them. */
const STORES_PER_SWEEP = 12;

/**
 * Marks messages whose store should have answered by now and sounds the alarm once for each
 * (docs/standards/delivery.md). Nothing else changes: an answer that comes after all still counts.
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

/** Looks at the stores that owe no answer but show releases of ours: a store may take one off at any time. */
export async function sweepLive(tx: Tx): Promise<void> {
  const rows = await tx
    .selectDistinct({ store_id: deliveries.store_id })
    .from(deliveries)
    .where(eq(deliveries.state, 'live'))
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
