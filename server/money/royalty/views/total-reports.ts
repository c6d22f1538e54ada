import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { FileTotals, SalesFileRow } from '../../store-file/public.ts';
import { presentMicros } from '../present-micros.ts';

const STORES_NAMED = 5;

/** Returns the totals of reports and of reversals, by file id. */
export async function totalReports(
  tx: Tx | Db,
  files: readonly SalesFileRow[],
): Promise<Map<string, Partial<FileTotals>>> {
  const ids = files.map(({ id }) => id);
  const sums = await totalStatements(tx, ids);
  const open = await totalOpenSuspense(
    tx,
    files.map(({ file_no }) => file_no),
  );
  return new Map(
    files.map(({ id, file_no, posted_at }) => {
      // A file that was not posted has no lines in suspense: the amount found during its reading is shown.
      const posted = posted_at === null ? {} : { suspense_micros: open.get(file_no) ?? 0 };
      return [id, { ...sums.get(id), ...posted }];
    }),
  );
}

async function totalStatements(tx: Tx | Db, ids: readonly string[]) {
  const s = sales_statements;
  const rows = await tx
    .select({
      file_id: s.file_id,
      store_names: sql<(string | null)[]>`(array_agg(distinct ${stores.name}))[1:${sql.raw(String(STORES_NAMED))}]`,
      store_count: sql<number>`count(distinct ${s.store_id})::int`,
      first: sql<string>`min(${s.period})::text`,
      last: sql<string>`max(${s.period})::text`,
      gross: sql<string>`sum(${s.gross_micros})`,
      suspense: sql<string>`sum(${s.suspense_micros})`,
    })
    .from(s)
    .leftJoin(stores, eq(stores.id, s.store_id))
    .where(inArray(s.file_id, [...ids]))
    .groupBy(s.file_id);
  return new Map(
    rows.map(({ file_id, store_names, store_count, first, last, gross, suspense }) => [
      file_id,
      {
        store_names: store_names.filter((name) => name !== null),
        store_count,
        first_period: toPeriod(first),
        last_period: toPeriod(last),
        gross_micros: presentMicros(gross),
        suspense_micros: presentMicros(suspense),
      },
    ]),
  );
}

async function totalOpenSuspense(tx: Tx | Db, fileNos: readonly number[]): Promise<Map<number, number>> {
  const { file_no, state, gross_micros } = suspense_lines;
  const rows = await tx
    .select({ file_no, gross: sql<string>`sum(${gross_micros})` })
    .from(suspense_lines)
    .where(and(inArray(file_no, [...fileNos]), eq(state, 'open')))
    .groupBy(file_no);
  return new Map(rows.map((row) => [row.file_no, presentMicros(row.gross)]));
}
