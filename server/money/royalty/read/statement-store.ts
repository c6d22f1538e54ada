import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { type Decimal, formatDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { RateSource } from '@tangent/domain/money/royalty/rate-source.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { StatementHead } from '../reports/report.ts';
import type { DecimalSum, SafeSum } from './exact-sum.ts';

/**
 * Dollars for one unit of the currency, stored with the statement as it was used (rule F33 in
 * docs/standards/reliability.md).
 */
export interface StatementRate {
  rate: Decimal;
  rate_date: string | null;
  rate_source: RateSource;
}

/** A statement of a report while its lines are read. */
export interface RunningStatement {
  head: StatementHead;
  statement_no: number;
  statement_id: string;
  /** Null while our store is unknown. */
  store_id: string | null;
  /** The first day of the month. */
  first_day: string;
  /** Null while none is known. */
  rate: StatementRate | null;
  lines: number;
  units: SafeSum;
  gross_amount: DecimalSum;
  gross_micros: SafeSum;
  suspense_micros: SafeSum;
}

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
