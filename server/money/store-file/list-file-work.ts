import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { WORK_QUEUE_ROWS_MAX } from '@tangent/domain/people/people-limits.ts';
import { targetMs, type WaitingItem } from '@tangent/domain/people/work-queue.ts';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { NEEDS_STAFF } from './sales-file-list-view.ts';

/** Lists the files that wait for a decision, or whose store has to send a new one. */
export async function listFileWork(db: Db): Promise<WaitingItem[]> {
  const { id, name, received_at, state } = sales_files;
  const rows = await db
    .select({ id, name, received_at })
    .from(sales_files)
    .where(inArray(state, NEEDS_STAFF))
    .orderBy(asc(received_at))
    .limit(WORK_QUEUE_ROWS_MAX);
  return rows.map(({ id, name, received_at }) => ({ id, name, due_ms: targetMs('sales_files', received_at) }));
}
