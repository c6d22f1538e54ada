import { MICROS_PER_UNIT } from '@tangent/domain/money.ts';
import { formatDecimal } from '@tangent/domain/royalty/decimal.ts';
import type { Period } from '@tangent/domain/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/royalty/transaction-id.ts';
import { BYTE_ORDER_MARK, type CsvCell, type CsvNumber, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listStatementLines, type StatementLine } from './statement-lines.ts';

/** The columns of a statement; `docs/statement-csv.md` says what each contains. */
const COLUMNS: readonly (readonly [string, (line: StatementLine, period: Period) => CsvCell])[] = [
  ['transaction_id', (line) => buildTransactionId(line)],
  ['statement_id', (line) => line.statement_id],
  ['period', (_line, period) => period],
  ['date', (line) => line.sale_date],
  ['platform', (line) => line.store_name],
  ['country', (line) => line.country],
  ['isrc', (line) => line.isrc],
  ['upc', (line) => line.upc],
  ['track', (line) => line.title],
  ['artist', (line) => line.artist],
  ['release', (line) => line.release_title],
  ['units', (line) => exact(line.units)],
  ['currency', (line) => line.currency],
  ['gross_amount', (line) => exact(line.gross_amount)],
  ['rate', (line) => (line.rate === null ? null : exact(line.rate))],
  ['rate_date', (line) => line.rate_date],
  ['gross_usd', (line) => dollars(line.gross_micros)],
  ['plan_share_percent', (line) => exact(formatDecimal({ digits: BigInt(line.share_basis_points), scale: 2 }))],
  ['net_usd', (line) => dollars(line.net_micros)],
  ['recouped_usd', (line) => dollars(line.recouped_micros)],
  ['amount_usd', (line) => dollars(line.amount_micros)],
  ['kind', (line) => (line.is_share === 1 ? 'share' : 'own')],
  ['source_file', (line) => line.file_name],
  ['source_line', (line) => line.line_no],
];

const exact = (number: string): CsvNumber => ({ number });
const SCALE = String(MICROS_PER_UNIT).length - 1;
const dollars = (micros: string): CsvNumber => exact(formatDecimal({ digits: BigInt(micros), scale: SCALE }));

/** Writes every line of a month as it is read: nothing stays in memory, however many lines there are. */
export async function* writeStatementCsv(db: Db, holders: readonly string[], period: Period): AsyncGenerator<string> {
  yield writeStatementHead();
  yield* writeStatementRows(db, holders, period);
}

/** Returns the column names, which come before the rows of one month or of several. */
export function writeStatementHead(): string {
  return BYTE_ORDER_MARK + writeCsvRow(COLUMNS.map(([name]) => name));
}

export async function* writeStatementRows(db: Db, holders: readonly string[], period: Period): AsyncGenerator<string> {
  for await (const lines of listStatementLines(db, holders, period)) {
    yield lines.map((line) => writeCsvRow(COLUMNS.map(([, read]) => read(line, period)))).join('');
  }
}
