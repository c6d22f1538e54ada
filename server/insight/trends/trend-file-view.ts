import type { TrendFileDay } from '@tangent/contract/backoffice-sales.ts';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { trend_file_days, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { type Period, toPeriod } from '@tangent/domain/royalty/period.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

const DAYS_SHOWN = 100;
const STORES_NAMED = 5;
const d = trend_file_days;

/** Lists the figures of trends by store and day, the newest first. */
export async function listTrendFileDays(tx: Tx | Db, fileNo: number): Promise<TrendFileDay[]> {
  const rows = await tx
    .select({
      day: d.day,
      store_ref: d.store_ref,
      store_id: d.store_id,
      store_name: stores.name,
      lines: d.lines,
      suspense_lines: d.suspense_lines,
      streams: d.streams,
      listeners: d.listeners,
    })
    .from(d)
    .leftJoin(stores, eq(stores.id, d.store_id))
    .where(eq(d.file_no, fileNo))
    .orderBy(desc(d.day), asc(d.store_ref))
    .limit(DAYS_SHOWN);
  const others = await tx
    .select({
      day: d.day,
      store_ref: d.store_ref,
      other: { id: sales_files.id, file_no: sales_files.file_no, name: sales_files.name },
    })
    .from(d)
    .innerJoin(
      trend_reported_days,
      and(eq(trend_reported_days.store_id, d.store_id), eq(trend_reported_days.day, d.day)),
    )
    .innerJoin(sales_files, eq(sales_files.file_no, trend_reported_days.file_no))
    .where(and(eq(d.file_no, fileNo), ne(sales_files.file_no, fileNo)))
    .orderBy(desc(d.day), asc(d.store_ref), asc(sales_files.file_no))
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

/** Totals files of trends, by their numbers. */
export async function totalTrendFiles(tx: Tx | Db, fileNos: readonly number[]): Promise<Map<number, TrendFileTotals>> {
  const rows = await tx
    .select({
      file_no: d.file_no,
      names: sql<(string | null)[]>`(array_agg(distinct ${stores.name}))[1:${sql.raw(String(STORES_NAMED))}]`,
      store_count: sql<number>`count(distinct ${d.store_id})::int`,
      first: sql<string>`min(${d.day})::text`,
      last: sql<string>`max(${d.day})::text`,
      streams: sql<string>`sum(${d.streams})`,
    })
    .from(d)
    .leftJoin(stores, eq(stores.id, d.store_id))
    .where(inArray(d.file_no, [...fileNos]))
    .groupBy(d.file_no);
  return new Map(
    rows.map(({ file_no, names, store_count, first, last, streams }) => {
      const store_names = names.filter((name) => name !== null);
      const periods = { first_period: toPeriod(first), last_period: toPeriod(last) };
      return [file_no, { store_names, store_count, ...periods, streams: Number(streams) }];
    }),
  );
}
