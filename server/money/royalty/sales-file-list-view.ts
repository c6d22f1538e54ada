import type { listSalesFiles, SalesFile } from '@tangent/contract/money/backoffice-sales.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { trend_file_days } from '@tangent/db/schema/insight/trend.ts';
import { sales_files, sales_statements, suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { SalesFileState } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { totalTrendFiles } from '../../insight/trends/public.ts';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { presentMicros } from './present-micros.ts';

type Query = z.output<typeof listSalesFiles.query>;
type Page = z.input<typeof listSalesFiles.response>;

/** States that need staff: to decide on the file, or to request a new one from its store. */
const NEEDS_STAFF: SalesFileState[] = ['held', 'malformed', 'unknown_format'];
const STORES_NAMED = 5;

/** Returns one page of the sales files, the most recently received first. */
export async function listSalesFileOverviews(db: Db, query: Query): Promise<Page> {
  const filter = and(...listConditions(query));
  const rows = await select(db)
    .where(
      query.cursor === undefined
        ? filter
        : and(
            filter,
            olderThan(sql`date_trunc('milliseconds', ${sales_files.received_at})`, sales_files.id, query.cursor),
          ),
    )
    .orderBy(desc(sales_files.received_at), desc(sales_files.id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  return {
    items: await present(db, visible),
    next_cursor: last ? encodeCursor({ at: last.file.received_at, id: last.file.id }) : null,
    total: await db.$count(sales_files, filter),
  };
}

/** Returns sales files by their ids, as the list shows them. */
export async function listSalesFileViews(tx: Tx | Db, ids: readonly string[]): Promise<SalesFile[]> {
  return ids.length === 0 ? [] : present(tx, await select(tx).where(inArray(sales_files.id, [...ids])));
}

function select(tx: Tx | Db) {
  return tx
    .select({
      file: sales_files,
      received_by: sql<string | null>`${users.first_name} || ' ' || ${users.last_name}`,
    })
    .from(sales_files)
    .leftJoin(users, eq(users.id, sales_files.received_by));
}

type Row = Awaited<ReturnType<typeof select>>[number];

async function present(tx: Tx | Db, rows: readonly Row[]): Promise<SalesFile[]> {
  const sums = await totalStatements(
    tx,
    rows.map(({ file }) => file.id),
  );
  const trends = await totalTrendFiles(
    tx,
    rows.flatMap(({ file }) => (file.kind === 'trends' ? [file.file_no] : [])),
  );
  const open = await totalOpenSuspense(
    tx,
    rows.map(({ file }) => file.file_no),
  );
  return rows.map(({ file, received_by }) => {
    const { id, file_no, kind, name, size_bytes, profile, state, source, hold_reasons, problem_count } = file;
    const { lines, matched_lines, suspense_lines, equal_lines } = file;
    return {
      id,
      file_no,
      kind,
      name,
      size_bytes,
      profile,
      state,
      source,
      hold_reasons,
      problem_count,
      lines,
      matched_lines,
      suspense_lines,
      equal_lines,
      received_by,
      ...(sums.get(id) ?? NOTHING),
      ...trends.get(file_no),
      // A file that was not posted has no lines in suspense: the amount found during its reading is shown.
      ...(file.posted_at === null ? {} : { suspense_micros: open.get(file_no) ?? 0 }),
      received_at: file.received_at.toISOString(),
      posted_at: file.posted_at?.toISOString() ?? null,
    };
  });
}

const NOTHING = {
  store_names: [],
  store_count: 0,
  first_period: null,
  last_period: null,
  gross_micros: 0,
  suspense_micros: 0,
  streams: null,
};

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
        streams: null,
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

function listConditions({ state, attention, store_id, period, search }: Query): SQL[] {
  const conditions = [
    state === undefined ? undefined : eq(sales_files.state, state),
    attention === undefined ? undefined : inArray(sales_files.state, NEEDS_STAFF),
    store_id === undefined ? undefined : reports(sql`s.store_id = ${store_id}`),
    period === undefined ? undefined : reports(sql`date_trunc('month', s.day) = ${getFirstDay(period)}::date`),
    search === undefined || search.trim() === '' ? undefined : ilike(sales_files.name, containsPattern(search.trim())),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Matches files that report a store, month or day, `s`, with this condition. */
function reports(condition: SQL): SQL {
  return sql`exists (
    select 1 from (select store_id, period as day from ${sales_statements} where file_id = ${sales_files.id}
                   union all
                   select store_id, day from ${trend_file_days} where file_no = ${sales_files.file_no}) s where ${condition})`;
}
