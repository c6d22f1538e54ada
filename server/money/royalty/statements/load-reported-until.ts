import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';

/** Loads the last day that each store has reported: the end of the newest month in a posted report, by store. */
export async function loadReportedUntil(db: Db): Promise<Map<string, string>> {
  const { store_id, period, file_id } = sales_statements;
  const rows = await db
    .select({ store_id, period: sql<string>`max(${period})::text` })
    .from(sales_statements)
    .innerJoin(sales_files, eq(sales_files.id, file_id))
    .where(and(isNotNull(store_id), eq(sales_files.kind, 'report'), eq(sales_files.state, 'posted')))
    .groupBy(store_id);
  return new Map(rows.map((row) => [row.store_id ?? '', getLastDay(toPeriod(row.period))]));
}
