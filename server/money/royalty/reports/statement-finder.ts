import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';
import {
  cellEnd,
  cellStart,
  cellText,
  type DateOrder,
  NO_COLUMN,
  type Row,
  readDate,
  readMonth,
} from '../../store-file/public.ts';
import type { FoundHeader } from './find-header.ts';
import { middleMonth } from './middle-month.ts';
import type { StatementList } from './statement-list.ts';
import type { Field } from './table-profile.ts';

/** The cells that identify the statement of a line. */
const KEY_FIELDS = ['statement_id', 'period', 'start', 'end', 'store', 'currency', 'rate', 'rate_date'] as const;
const SEPARATOR = '\u0000';
/** Limit of the statements whose cells are remembered; a long table may have many days. */
const CACHE_MAX = 10_000;

/**
 * Finds the statement of each line: its index, or the error in the line. Most lines belong to the same statement as the
 * line before, so its cells are compared in place, before anything is copied.
 */
export function createStatementFinder(
  header: FoundHeader,
  statements: StatementList,
): (row: Row) => number | ReportProblemCode {
  const read = createStatementReader(header, statements);
  const columns = listKeyColumns(header);
  const known = new Map<string, number | ReportProblemCode>();
  let lastCells: readonly Buffer[] = [];
  let last: number | ReportProblemCode | null = null;
  return (row) => {
    if (last !== null && isSame(row, columns, lastCells)) return last;
    const cells = columns.map((column) => cellText(row, column));
    const key = cells.join(SEPARATOR);
    const found = known.get(key) ?? read(row);
    if (known.size >= CACHE_MAX) known.clear();
    known.set(key, found);
    lastCells = cells.map((cell) => Buffer.from(cell));
    last = found;
    return found;
  };
}

// A day identifies a statement only where nothing else names the month.
function listKeyColumns({ columns }: FoundHeader): number[] {
  const isDaily = !columns.has('period') && !columns.has('start');
  const fields: readonly Field[] = isDaily ? [...KEY_FIELDS, 'date'] : KEY_FIELDS;
  return fields.flatMap((field) => columns.get(field) ?? []);
}

function isSame(row: Row, columns: readonly number[], cells: readonly Buffer[]): boolean {
  for (let index = 0; index < columns.length; index++) {
    const column = columns[index] ?? NO_COLUMN;
    const cell = cells[index];
    const start = cellStart(row, column);
    if (cell === undefined || cellEnd(row, column) - start !== cell.length) return false;
    for (let byte = 0; byte < cell.length; byte++) if (row.bytes[start + byte] !== cell[byte]) return false;
  }
  return true;
}

function createStatementReader(
  header: FoundHeader,
  statements: StatementList,
): (row: Row) => number | ReportProblemCode {
  const { profile, columns } = header;
  const preamble = readPreamble(header.preamble, profile.date_order);
  return (row) => {
    const readField = (field: Field) => cellText(row, columns.get(field) ?? NO_COLUMN);
    const period = readPeriod(readField, header) ?? preamble.period;
    if (period === 'wrong') return 'bad_date';
    const rate_date = readField('rate_date') === '' ? null : readDate(readField('rate_date'), profile.date_order);
    if (readField('rate_date') !== '' && rate_date === null) return 'bad_date';
    return statements.find({
      statement_id: readField('statement_id') || null,
      store_ref: profile.toStore(readField('store')),
      period,
      currency: readField('currency') || preamble.currency || profile.currency || '',
      rate: readField('rate'),
      rate_date,
    });
  };
}

function readPeriod(readField: (field: Field) => string, { profile }: FoundHeader): string | null {
  const [month, start, end, day] = [readField('period'), readField('start'), readField('end'), readField('date')];
  if (month !== '') return readMonth(month) ?? 'wrong';
  if (start !== '' || end !== '') {
    const [first, last] = [readDate(start, profile.date_order), readDate(end, profile.date_order)];
    return first === null || last === null || last < first ? 'wrong' : middleMonth(first, last);
  }
  if (day === '') return null;
  const date = readDate(day, profile.date_order);
  return date === null ? 'wrong' : toPeriod(date);
}

/** Values in the rows before the header, which apply to all lines below it. */
interface Preamble {
  /** Null when it is missing; `wrong` when it cannot be read. */
  period: string | 'wrong' | null;
  currency: string | null;
}

const STARTS = ['start date', 'report start date', 'period start', 'from'];
const ENDS = ['end date', 'report end date', 'period end', 'to'];
const PERIODS = ['period', 'report period', 'reporting period', 'month'];
const CURRENCIES = ['currency', 'payable currency', 'royalty currency'];

/** Reads rows with a name and its value, a row of names above a row of values, and `Name: value`. */
function readPreamble(rows: readonly (readonly string[])[], order: DateOrder): Preamble {
  const values = collect(rows);
  const find = (names: readonly string[]) => names.map((name) => values.get(name)).find((value) => value !== undefined);
  const [start, end, month] = [find(STARTS), find(ENDS), find(PERIODS)];
  const currency = find(CURRENCIES) ?? null;
  if (month !== undefined) return { period: readMonth(month) ?? 'wrong', currency };
  if (start === undefined || end === undefined) return { period: null, currency };
  const [first, last] = [readDate(start, order), readDate(end, order)];
  return { period: first === null || last === null ? 'wrong' : middleMonth(first, last), currency };
}

function collect(rows: readonly (readonly string[])[]): Map<string, string> {
  const values = new Map<string, string>();
  const add = (name: string, value: string) => {
    const key = name.replace(/:$/, '').replace(/\s+/g, ' ').trim().toLowerCase();
    if (key !== '' && value.trim() !== '') values.set(key, value.trim());
  };
  for (const [index, row] of rows.entries()) {
    const cells = row.filter((cell) => cell !== '');
    const [name = '', value = ''] = cells;
    const [, left, right] = /^([^:]+):(.+)$/.exec(name) ?? [];
    if (cells.length === 2) add(name, value);
    else if (cells.length === 1 && left !== undefined && right !== undefined) add(left, right);
    else for (const [column, title] of row.entries()) add(title, rows[index + 1]?.[column] ?? '');
  }
  return values;
}
