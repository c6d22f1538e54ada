import { sales_statements } from '@tangent/db/schema/sales.ts';
import { formatDecimal } from '@tangent/domain/royalty/decimal.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { RunningStatement } from './start-statement.ts';

const AT_ONCE = 1_000;

/** Saves the statements of a file, in place of those from an earlier reading. */
export async function writeStatements(tx: Tx, fileId: string, statements: readonly RunningStatement[]): Promise<void> {
  await tx.delete(sales_statements).where(eq(sales_statements.file_id, fileId));
  for (let start = 0; start < statements.length; start += AT_ONCE)
    await tx
      .insert(sales_statements)
      .overridingSystemValue()
      .values(statements.slice(start, start + AT_ONCE).map((statement) => toRow(fileId, statement)));
}

function toRow(file_id: string, statement: RunningStatement) {
  const { head, rate } = statement;
  return {
    file_id,
    statement_no: statement.statement_no,
    statement_id: statement.statement_id,

    store_id: statement.store_id,
    period: statement.first_day,
    currency: head.currency,

    rate: rate && formatDecimal(rate.rate),
    rate_date: rate?.rate_date ?? null,

    rate_source: rate?.rate_source ?? null,
    lines: statement.lines,
    units: Number(statement.units.total()),
    gross_amount: formatDecimal(statement.gross_amount.total()),
    declared_amount: head.declared && formatDecimal(head.declared),

    gross_micros: statement.gross_micros.total(),
    suspense_micros: statement.suspense_micros.total(),
  };
}

/** Returns the stores that staff chose for the statements of a file, by the names that identify a statement in it. */
export async function loadChosenStores(
  tx: Db | Tx,
  fileId: string,
): Promise<(statement: StatementName) => string | null> {
  const rows = await tx.select().from(sales_statements).where(eq(sales_statements.file_id, fileId));
  const stores = new Map(rows.map((row) => [statementKey(row), row.store_id]));
  return (statement) => stores.get(statementKey(statement)) ?? null;
}

type StatementName = { statement_id: string; period: string; currency: string };

function statementKey({ statement_id, period, currency }: StatementName): string {
  return JSON.stringify([statement_id, period, currency]);
}
