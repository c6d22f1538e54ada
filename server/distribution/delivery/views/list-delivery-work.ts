import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_connections, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { STORE_NOT_LIVE } from '../plan/mark-waiting.ts';

type Row = { id: string; name: string; changed_at: Date };

/**
 * Lists the deliveries that need attention, as the list of deliveries has them. It begins with the few that have a
 * trouble, each kind by its index, because nearly all deliveries rest.
 */
export async function listDeliveryWork(db: Db): Promise<WaitingItem[]> {
  const { rows } = await db.execute<Row>(sql`
    with troubled as (
      select id from ${deliveries} where state in ('refused', 'failed')
      union select id from ${deliveries} where state = 'queued' and reason_code <> ${STORE_NOT_LIVE}
      union select m.delivery_id from (
        select delivery_id, sequence from ${delivery_messages} where state in ('rejected', 'invalid', 'failed')
        union select delivery_id, sequence from ${delivery_messages}
               where overdue_at is not null and acknowledged_at is null) m
       where m.sequence = (select max(l.sequence) from ${delivery_messages} l where l.delivery_id = m.delivery_id))
    select d.id, concat_ws(' · ', r.title, s.name) as name, d.changed_at
      from ${deliveries} d join troubled t on t.id = d.id
      join ${releases} r on r.id = d.release_id join ${stores} s on s.id = d.store_id
     order by d.changed_at limit ${WORK_QUEUE_ROWS_MAX}`);
  return toItems('deliveries', rows);
}

/** Lists the stores that cannot be reached: those that refuse our key, and those that do not respond. */
export async function listStoreWork(db: Db, now: Date): Promise<WaitingItem[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.name, c.changed_at from ${store_connections} c join ${stores} s on s.id = c.store_id
     where c.paused_at is null and (c.stopped_reason is not null or c.retry_at > ${now.toISOString()}::timestamptz)
     order by c.changed_at limit ${WORK_QUEUE_ROWS_MAX}`);
  return toItems('stores', rows);
}

function toItems(queue: 'deliveries' | 'stores', rows: readonly Row[]): WaitingItem[] {
  return rows.map(({ id, name, changed_at }) => ({ id, name, due_ms: targetMs(queue, new Date(changed_at)) }));
}
