import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import { isCharge, type LineKind, parseLineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import {
  cellEnd,
  cellStart,
  cellText,
  createCellCache,
  isLostCode,
  NO_COLUMN,
  type Row,
  readAmount,
  readCountry,
  readDate,
  readIsrc,
  readText,
  readUnits,
  readUpc,
} from '../../store-file/public.ts';
import type { FoundHeader } from './find-header.ts';
import type { Reading } from './reading.ts';
import type { SaleLine } from './report.ts';
import { createStatementFinder } from './statement-finder.ts';
import type { StatementList } from './statement-list.ts';
import type { Field } from './table-profile.ts';
import { createTableTotals } from './table-totals.ts';

/** An error in a line: its code, and the field whose cell shows it. */
type Fault = { code: ReportProblemCode; field: Field };

interface Table {
  header: FoundHeader;
  columns: Record<Field, number>;
  today: string;
  statements: StatementList;
  /** The last number of each statement, which the next line must exceed, where lines have numbers. */
  last_lines: number[];
  findStatement(row: Row): number | ReportProblemCode;
  country: CellReader;
  isrc: CellReader;
  upc: CellReader;
  text: CellReader;
  date: CellReader;
}

type CellReader = (bytes: Buffer, start: number, end: number) => string | null;

/** Turns the rows of a table into sales and passes them to `emit`. */
export interface TableLineReader {
  accept(row: Row): void;
  /** Called after the last row. */
  end(): void;
}

export function createTableLineReader(
  header: FoundHeader,
  { today, statements, problems, equal_lines }: Reading,
  emit: (line: SaleLine) => void,
): TableLineReader {
  const table = createTable(header, today, statements);
  const totals = createTableTotals(header, statements, problems);
  for (const column of header.repeated) problems.add(header.line_no, 'repeated_column', { column });
  const isNumbered = table.columns.line !== NO_COLUMN;
  const width = header.names.length;
  return {
    accept(row) {
      if (row.line_no <= header.line_no || (!isNumbered && totals.accept(row))) return;
      if (row.count !== width) {
        problems.add(row.line_no, 'wrong_cell_count', { expected: width, found: row.count });
        return;
      }
      const line = readSale(table, row, isNumbered);
      if (line === null) return;
      if ('code' in line) {
        problems.add(row.line_no, line.code, describe(header, row, line.field, table.columns[line.field]));
        return;
      }
      if (!isNumbered) {
        equal_lines.add(row.bytes, cellStart(row, 0), cellEnd(row, row.count - 1));
        totals.count(line.units);
        statements.count(line.statement, line.amount);
      }
      // Its units, such as artificial streams, are part of the totals below the lines and were not sold.
      if (isCharge(line.kind)) line.units = 0;
      emit(line);
    },
    end: () => totals.end(),
  };
}

function createTable(header: FoundHeader, today: string, statements: StatementList): Table {
  const at = (field: Field) => header.columns.get(field) ?? NO_COLUMN;
  return {
    header,
    columns: {
      statement_id: at('statement_id'),
      line: at('line'),
      period: at('period'),
      start: at('start'),
      end: at('end'),
      date: at('date'),
      store: at('store'),
      country: at('country'),
      isrc: at('isrc'),
      upc: at('upc'),
      title: at('title'),
      artist: at('artist'),
      units: at('units'),
      amount: at('amount'),
      currency: at('currency'),
      rate: at('rate'),
      rate_date: at('rate_date'),
      returned: at('returned'),
      kind: at('kind'),
    },
    today,
    statements,
    last_lines: [],
    findStatement: createStatementFinder(header, statements),
    country: createCellCache(readCountry),
    isrc: createCellCache(readIsrc),
    upc: createCellCache(readUpc),
    text: createCellCache(readText),
    date: createCellCache((cell) => readDate(cell, header.profile.date_order)),
  };
}

function readSale(table: Table, row: Row, isNumbered: boolean): SaleLine | Fault | null {
  const statement = table.findStatement(row);
  if (typeof statement === 'string') return { code: statement, field: findField(statement, table.header.columns) };
  return isNumbered ? readNumbered(table, row, statement) : readLine(table, row, statement);
}

// Lines of the plain table have ascending numbers, and one line may declare the total of a statement.
function readNumbered(table: Table, row: Row, statement: number): SaleLine | Fault | null {
  const line = unitsAt(row, table.columns.line);
  if (typeof line === 'number') {
    if (line <= (table.last_lines[statement] ?? 0)) return { code: 'line_order', field: 'line' };
    table.last_lines[statement] = line;
    return readLine(table, row, statement);
  }
  if (cellText(row, table.columns.line).toLowerCase() !== 'total') return { code: line, field: 'line' };
  const amount = amountAt(row, table.columns.amount);
  if (typeof amount === 'string') return { code: amount, field: 'amount' };
  // No line of a statement comes after its total.
  table.last_lines[statement] = Number.MAX_SAFE_INTEGER;
  table.statements.declare(statement, amount);
  return null;
}

function readLine(table: Table, row: Row, statement: number): SaleLine | Fault {
  const { columns } = table;
  const units = unitsAt(row, columns.units);
  if (typeof units === 'string') return { code: units, field: 'units' };
  const amount = amountAt(row, columns.amount);
  if (typeof amount === 'string') return { code: amount, field: 'amount' };
  const country = readCached(table.country, row, columns.country);
  if (country === null) return { code: 'unknown_country', field: 'country' };
  const sale_date = readCached(table.date, row, columns.date);
  if (sale_date === null && cellText(row, columns.date) !== '') return { code: 'bad_date', field: 'date' };
  if (sale_date !== null && sale_date > table.today) return { code: 'future_period', field: 'date' };
  const upc = readCached(table.upc, row, columns.upc);
  if (upc === null && isLostCode(cellText(row, columns.upc))) return { code: 'lost_code', field: 'upc' };
  const kind = readKind(table, row, amount);
  if (kind === null) return { code: 'unknown_kind', field: 'kind' };
  const line: SaleLine = {
    line_no: row.line_no,
    statement,
    kind,
    sale_date,
    country,
    isrc: readCached(table.isrc, row, columns.isrc),
    upc,
    title: readCached(table.text, row, columns.title),
    artist: readCached(table.text, row, columns.artist),
    units,
    amount,
  };
  if (table.header.profile.is_unit_amount) line.amount = multiply(amount, units);
  if (columns.returned !== NO_COLUMN && /^r/i.test(cellText(row, columns.returned))) negateLine(line);
  return line;
}

// The plain table has our words only. A store that takes money back in words of its own corrects what it reported.
function readKind({ columns, header }: Table, row: Row, amount: Decimal): LineKind | null {
  const kind = parseLineKind(cellText(row, columns.kind));
  if (kind !== null || header.profile.profile === 'plain_csv') return kind;
  return amount.digits < 0n ? 'correction' : 'sale';
}

function readCached(read: CellReader, row: Row, column: number): string | null {
  return read(row.bytes, cellStart(row, column), cellEnd(row, column));
}

function amountAt(row: Row, column: number): Decimal | ReportProblemCode {
  return readAmount(row.bytes, cellStart(row, column), cellEnd(row, column));
}

function unitsAt(row: Row, column: number): number | ReportProblemCode {
  return readUnits(row.bytes, cellStart(row, column), cellEnd(row, column));
}

function multiply(amount: Decimal, units: number): Decimal {
  return { digits: amount.digits * BigInt(units), scale: amount.scale };
}

// Some stores write returns with a minus, some without.
function negateLine(line: SaleLine): void {
  const { digits, scale } = line.amount;
  line.units = -Math.abs(line.units);
  line.amount = { digits: digits > 0n ? -digits : digits, scale };
}

// The cell that names the month differs from table to table.
function findField(code: ReportProblemCode, columns: ReadonlyMap<Field, number>): Field {
  if (code === 'unknown_currency') return 'currency';
  if (code === 'bad_rate' || code === 'mixed_rates') return 'rate';
  if (code === 'mixed_stores') return 'store';
  return (['period', 'end', 'date'] as const).find((field) => columns.has(field)) ?? 'period';
}

function describe(header: FoundHeader, row: Row, field: Field, column: number): Record<string, string> {
  return { column: header.names[column] ?? field, text: cellText(row, column).slice(0, 40) };
}
