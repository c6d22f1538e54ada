import type { TrendFileDay } from '@tangent/contract/backoffice-sales.ts';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { trend_file_days, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { type Period, toPeriod } from '@tangent/domain/royalty/period.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const DAYS_SHOWN = 100;
const STORES_NAMED = 5;
const fileDays = trend_file_days;

/**
 * Lists the figures of one file of trends by store and day, the newest first, and names other files that report the same
 * days.
 */
export async function listTrendFileDays(tx: Tx | Db, fileNo: number): Promise<TrendFileDay[]> {
  const rows = await tx
    .select({
      day: fileDays.day,
      store_ref: fileDays.store_ref,
      store_id: fileDays.store_id,
      store_name: stores.name,
      lines: fileDays.lines,
      suspense_lines: fileDays.suspense_lines,
      streams: fileDays.streams,
      listeners: fileDays.listeners,
    })
    .from(fileDays)
    .leftJoin(stores, eq(stores.id, fileDays.store_id))
    .where(eq(fileDays.file_no, fileNo))
    .orderBy(desc(fileDays.day), asc(fileDays.store_ref))
    .limit(DAYS_SHOWN);
  const others = await tx
    .select({
      day: fileDays.day,
      store_ref: fileDays.store_ref,
      other: { id: sales_files.id, file_no: sales_files.file_no, name: sales_files.name },
    })
    .from(fileDays)
    .innerJoin(
      trend_reported_days,
      and(eq(trend_reported_days.store_id, fileDays.store_id), eq(trend_reported_days.day, fileDays.day)),
    )
    .innerJoin(sales_files, eq(sales_files.file_no, trend_reported_days.file_no))
    .where(and(eq(fileDays.file_no, fileNo), ne(sales_files.file_no, fileNo)))
    .orderBy(desc(fileDays.day), asc(fileDays.store_ref), asc(sales_files.file_no))
    .limit(DAYS_SHOWN);
  return rows.map((row) => {
    const also = others.filter(({ day, store_ref }) => day === row.day && store_ref === row.store_ref);
    return { ...row, overlapping_files: also.map(({ other }) => other) };
  });
}

interface TrendFileTotals {
  store_names: string[];
  store_count: number;
  first_period: Period;
  last_period: Period;
  streams: number;
}

/** Returns the totals of files of trends, by file number. */
export async function totalTrendFiles(tx: Tx | Db, fileNos: readonly number[]): Promise<Map<number, TrendFileTotals>> {
  const rows = await tx
    .select({
      file_no: fileDays.file_no,
      names: sql<(string | null)[]>`(array_agg(distinct ${stores.name}))[1:${sql.raw(String(STORES_NAMED))}]`,
      store_count: sql<number>`count(distinct ${fileDays.store_id})::int`,
      first: sql<string>`min(${fileDays.day})::text`,
      last: sql<string>`max(${fileDays.day})::text`,
      streams: sql<string>`sum(${fileDays.streams})`,
    })
    .from(fileDays)
    .leftJoin(stores, eq(stores.id, fileDays.store_id))
    .where(inArray(fileDays.file_no, [...fileNos]))
    .groupBy(fileDays.file_no);
  return new Map(
    rows.map(({ file_no, names, store_count, first, last, streams }) => {
      const store_names = names.filter((name) => name !== null);
      const periods = { first_period: toPeriod(first), last_period: toPeriod(last) };
      return [file_no, { store_names, store_count, ...periods, streams: Number(streams) }];
    }),
  );
}
