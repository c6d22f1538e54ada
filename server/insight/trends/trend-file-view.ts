import type { TrendFileDay } from '@tangent/contract/money/backoffice-sales.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { FileTotals, SalesFileRow } from '../../money/store-file/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const DAYS_SHOWN = 100;
const STORES_NAMED = 5;

/**
 * Lists the figures of one file of trends by store and day, the newest first, and names other files that report the same
 * days.
 */
export async function listTrendFileDays(tx: Tx | Db, fileNo: number): Promise<TrendFileDay[]> {
  const rows = await tx
    .select({
      day: trend_file_days.day,
      store_ref: trend_file_days.store_ref,
      store_id: trend_file_days.store_id,
      store_name: stores.name,
      lines: trend_file_days.lines,
      suspense_lines: trend_file_days.suspense_lines,
      streams: trend_file_days.streams,
      listeners: trend_file_days.listeners,
    })
    .from(trend_file_days)
    .leftJoin(stores, eq(stores.id, trend_file_days.store_id))
    .where(eq(trend_file_days.file_no, fileNo))
    .orderBy(desc(trend_file_days.day), asc(trend_file_days.store_ref))
    .limit(DAYS_SHOWN);
  const others = await tx
    .select({
      day: trend_file_days.day,
      store_ref: trend_file_days.store_ref,
      other: { id: sales_files.id, file_no: sales_files.file_no, name: sales_files.name },
    })
    .from(trend_file_days)
    .innerJoin(
      trend_reported_days,
      and(eq(trend_reported_days.store_id, trend_file_days.store_id), eq(trend_reported_days.day, trend_file_days.day)),
    )
    .innerJoin(sales_files, eq(sales_files.file_no, trend_reported_days.file_no))
    .where(and(eq(trend_file_days.file_no, fileNo), ne(sales_files.file_no, fileNo)))
    .orderBy(desc(trend_file_days.day), asc(trend_file_days.store_ref), asc(sales_files.file_no))
    .limit(DAYS_SHOWN);
  return rows.map((row) => {
    const also = others.filter(({ day, store_ref }) => day === row.day && store_ref === row.store_ref);
    return { ...row, overlapping_files: also.map(({ other }) => other) };
  });
}

/** Returns the totals of files of trends, by file id. */
export async function totalTrendFiles(
  tx: Tx | Db,
  files: readonly SalesFileRow[],
): Promise<Map<string, Partial<FileTotals>>> {
  const ids = new Map(files.map(({ id, file_no }) => [file_no, id]));
  const rows = await tx
    .select({
      file_no: trend_file_days.file_no,
      names: sql<(string | null)[]>`(array_agg(distinct ${stores.name}))[1:${sql.raw(String(STORES_NAMED))}]`,
      store_count: sql<number>`count(distinct ${trend_file_days.store_id})::int`,
      first: sql<string>`min(${trend_file_days.day})::text`,
      last: sql<string>`max(${trend_file_days.day})::text`,
      streams: sql<string>`sum(${trend_file_days.streams})`,
    })
    .from(trend_file_days)
    .leftJoin(stores, eq(stores.id, trend_file_days.store_id))
    .where(inArray(trend_file_days.file_no, [...ids.keys()]))
    .groupBy(trend_file_days.file_no);
  return new Map(
    rows.map(({ file_no, names, store_count, first, last, streams }) => {
      const store_names = names.filter((name) => name !== null);
      const periods = { first_period: toPeriod(first), last_period: toPeriod(last) };
      return [ids.get(file_no) ?? '', { store_names, store_count, ...periods, streams: Number(streams) }];
    }),
  );
}
