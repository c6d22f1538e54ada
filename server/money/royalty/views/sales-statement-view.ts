import type { SalesStatement } from '@tangent/contract/money/backoffice-sales.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { ReportProfile } from '@tangent/domain/money/royalty/report-profile.ts';
import { isSameReport } from '@tangent/domain/money/royalty/same-report.ts';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { presentMicros } from '../present-micros.ts';

type OtherFile = SalesStatement['overlapping_files'][number];
type StatementFile = Pick<typeof sales_files.$inferSelect, 'id' | 'profile' | 'kind'>;

const s = sales_statements;
/** Formats a number exactly, without trailing zeros. */
const exact = (number: SQL | typeof s.rate | typeof s.gross_amount | typeof s.declared_amount) =>
  sql<string | null>`trim_scale(${number})::text`;

/** Lists the statements of a file by store and month, and the files that already reported them. */
export async function listStatementViews(tx: Tx | Db, file: StatementFile): Promise<SalesStatement[]> {
  const rows = await tx
    .select({
      row: s,
      store_name: stores.name,
      rate: exact(s.rate),
      gross_amount: exact(s.gross_amount),
      declared_amount: exact(s.declared_amount),
      difference: exact(sql`${s.declared_amount} - ${s.gross_amount}`),
    })
    .from(s)
    .leftJoin(stores, eq(stores.id, s.store_id))
    .where(eq(s.file_id, file.id))
    .orderBy(asc(stores.name), asc(s.period), asc(s.currency), asc(s.statement_no));
  const earlier = file.kind === 'report' ? await listEarlier(tx, file) : new Map<string, OtherFile[]>();
  return rows.map(({ row, gross_amount, ...texts }) => {
    const { id, statement_id, store_id, currency, rate_date, rate_source, lines, units } = row;
    return {
      id,
      statement_id,
      store_id,
      currency,
      rate_date,
      rate_source,
      lines,
      units,
      ...texts,
      gross_amount: gross_amount ?? '0',
      period: toPeriod(row.period),
      gross_micros: presentMicros(row.gross_micros),
      suspense_micros: presentMicros(row.suspense_micros),
      overlapping_files: earlier.get(id) ?? [],
    };
  });
}

/** Lists posted files that reported the same store and month, or a statement of the same name; by statement. */
async function listEarlier(tx: Tx | Db, { id, profile }: StatementFile): Promise<Map<string, OtherFile[]>> {
  const { rows } = await tx.execute<
    OtherFile & { statement: string; profile: ReportProfile; is_same_statement: boolean }
  >(sql`
    select mine.id as statement, f.id, f.file_no, f.name, f.profile,
           bool_or(other.statement_id = mine.statement_id) as is_same_statement
      from ${s} mine
      join ${s} other on other.store_id = mine.store_id and other.file_id <> mine.file_id
       and (other.period = mine.period or other.statement_id = mine.statement_id)
      join ${sales_files} f on f.id = other.file_id and f.state = 'posted' and f.kind = 'report'
     where mine.file_id = ${id}
     group by mine.id, f.id
     order by f.file_no`);
  const byStatement = new Map<string, OtherFile[]>();
  for (const { statement, profile: its, is_same_statement, ...file } of rows) {
    if (!is_same_statement && !isSameReport(its, profile ?? its)) continue;
    const { id: fileId, file_no, name } = file;
    byStatement.set(statement, [...(byStatement.get(statement) ?? []), { id: fileId, file_no, name }]);
  }
  return byStatement;
}
