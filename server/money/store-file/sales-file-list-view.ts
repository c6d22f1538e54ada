import type { listSalesFiles, SalesFile } from '@tangent/contract/money/backoffice-sales.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import { getFirstDay } from '@tangent/domain/money/royalty/period.ts';
import type { SalesFileState } from '@tangent/domain/money/royalty/sales-file.ts';
import { and, desc, eq, ilike, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { containsPattern } from '../../platform/sql/contains-pattern.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { FileTotals, ReportKind } from './report-kind.ts';
import type { SalesFileRow } from './sales-file-store.ts';

type Query = z.output<typeof listSalesFiles.query>;
type Page = z.input<typeof listSalesFiles.response>;

/** States that need staff: to decide on the file, or to request a new one from its store. */
export const NEEDS_STAFF: SalesFileState[] = ['held', 'malformed', 'unknown_format'];

/** Returns one page of the sales files, the most recently received first. */
export async function listSalesFileOverviews(db: Db, kinds: readonly ReportKind[], query: Query): Promise<Page> {
  const filter = and(...listConditions(kinds, query));
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
    items: await present(db, kinds, visible),
    next_cursor: last ? encodeCursor({ at: last.file.received_at, id: last.file.id }) : null,
    total: await db.$count(sales_files, filter),
  };
}

/** Returns sales files by their ids, as the list shows them. */
export async function listSalesFileViews(
  tx: Tx | Db,
  kinds: readonly ReportKind[],
  ids: readonly string[],
): Promise<SalesFile[]> {
  return ids.length === 0 ? [] : present(tx, kinds, await select(tx).where(inArray(sales_files.id, [...ids])));
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

async function present(tx: Tx | Db, kinds: readonly ReportKind[], rows: readonly Row[]): Promise<SalesFile[]> {
  const totals = await totalFiles(
    tx,
    kinds,
    rows.map(({ file }) => file),
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
      ...NOTHING,
      ...totals.get(id),
      received_at: file.received_at.toISOString(),
      posted_at: file.posted_at?.toISOString() ?? null,
    };
  });
}

async function totalFiles(
  tx: Tx | Db,
  kinds: readonly ReportKind[],
  files: readonly SalesFileRow[],
): Promise<Map<string, Partial<FileTotals>>> {
  const totals = new Map<string, Partial<FileTotals>>();
  for (const kind of kinds) {
    const own = files.filter((file) => kind.file_kinds.includes(file.kind));
    for (const [id, found] of await kind.totalFiles(tx, own)) totals.set(id, found);
  }
  return totals;
}

const NOTHING: FileTotals = {
  store_names: [],
  store_count: 0,
  first_period: null,
  last_period: null,
  gross_micros: 0,
  suspense_micros: 0,
  streams: null,
};

function listConditions(kinds: readonly ReportKind[], { state, attention, store_id, period, search }: Query): SQL[] {
  const conditions = [
    state === undefined ? undefined : eq(sales_files.state, state),
    attention === undefined ? undefined : inArray(sales_files.state, NEEDS_STAFF),
    store_id === undefined ? undefined : reports(kinds, sql`s.store_id = ${store_id}`),
    period === undefined ? undefined : reports(kinds, sql`date_trunc('month', s.day) = ${getFirstDay(period)}::date`),
    search === undefined || search.trim() === '' ? undefined : ilike(sales_files.name, containsPattern(search.trim())),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Matches files that report a store, month or day, `s`, with this condition. */
function reports(kinds: readonly ReportKind[], condition: SQL): SQL {
  const reported = sql.join(
    kinds.map((kind) => kind.reported),
    sql` union all `,
  );
  return sql`exists (select 1 from (${reported}) s where ${condition})`;
}
