import { toPeriod } from '@tangent/domain/royalty/period.ts';
import type { ReportProblemCode } from '@tangent/domain/royalty/report-problem.ts';
import { cellEnd, cellStart, cellText, NO_COLUMN, type Row, readDate, readMonth } from '../../store-file/public.ts';
import type { FoundHeader } from './find-header.ts';
import { middleMonth } from './middle-month.ts';
import { readPreamble } from './read-preamble.ts';
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
