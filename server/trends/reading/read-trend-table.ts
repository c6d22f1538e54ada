import {
  cellText,
  endOf,
  NO_COLUMN,
  openCellCache,
  openRowScanner,
  type ProblemList,
  type ReportProblem,
  type Row,
  readCountry,
  readDate,
  readIsrc,
  readUnits,
  readUpc,
  startOf,
  type TextBlock,
} from '../../store-file/public.ts';
import { readAgeGroup, readGender } from './audience-cells.ts';
import type { FoundTrendTable } from './find-trend-table.ts';
import { COUNT_MAX, COUNTS, FIRST_DAY, PLAYLIST_MAX_CHARS, type TrendLine } from './trend-line.ts';
import { TREND_FIELDS, type TrendField } from './trend-tables.ts';

/** Lines are handed on so many at a time, or somewhat more. */
const BATCH_LINES = 4_096;

type Code = ReportProblem['code'];
type Fault = { code: Code; field: TrendField };
type Cached<Made> = (bytes: Buffer, start: number, end: number) => Made;

interface Reader {
  found: FoundTrendTable;
  columns: Record<TrendField, number>;
  today: string;
  date: Cached<string | null>;
  country: Cached<string | null>;
  isrc: Cached<string | null>;
  upc: Cached<string | null>;
  text: Cached<string | null>;
  age_group: Cached<number>;
  gender: Cached<number>;
}

/** The lines of a table of trends whose header is known. */
export async function* readTrendTable(
  found: FoundTrendTable,
  blocks: AsyncIterable<TextBlock>,
  { today, problems }: { today: string; problems: ProblemList },
): AsyncGenerator<TrendLine[]> {
  let batch: TrendLine[] = [];
  const reader = openReader(found, today);
  const width = found.names.length;
  const scanner = openRowScanner(found.form, problems, (row) => {
    if (row.line_no <= found.line_no) return;
    if (row.count !== width) {
      problems.add(row.line_no, 'wrong_cell_count', { expected: width, found: row.count });
      return;
    }
    const line = readLine(reader, row);
    if ('code' in line) problems.add(row.line_no, line.code, describe(reader, row, line.field));
    else batch.push(line);
  });
  for await (const block of blocks) {
    scanner.scan(block);
    if (scanner.is_lost) break;
    if (batch.length < BATCH_LINES) continue;
    yield batch;
    batch = [];
  }
  scanner.end();
  if (batch.length > 0) yield batch;
}

function openReader(found: FoundTrendTable, today: string): Reader {
  const at = (field: TrendField) => [field, found.columns.get(field) ?? NO_COLUMN] as const;
  return {
    found,
    columns: Object.fromEntries(TREND_FIELDS.map(at)) as Record<TrendField, number>,
    today,
    date: openCellCache((cell) => readDate(cell, found.table.date_order)),
    country: openCellCache(readCountry),
    isrc: openCellCache(readIsrc),
    upc: openCellCache(readUpc),
    text: openCellCache((cell) => (cell === '' ? null : cell.slice(0, PLAYLIST_MAX_CHARS))),
    age_group: openCellCache(readAgeGroup),
    gender: openCellCache(readGender),
  };
}

function readLine(reader: Reader, row: Row): TrendLine | Fault {
  const { columns, today } = reader;
  const at = <Made>(read: Cached<Made>, column: number) => read(row.bytes, startOf(row, column), endOf(row, column));
  const day = at(reader.date, columns.date);
  if (day === null || day < FIRST_DAY) return { code: 'bad_date', field: 'date' };
  if (day > today) return { code: 'future_period', field: 'date' };
  const country = at(reader.country, columns.country);
  if (country === null) return { code: 'unknown_country', field: 'country' };
  const line: TrendLine = {
    ...{ line_no: row.line_no, day, country, store_ref: reader.found.table.store },
    ...{ isrc: at(reader.isrc, columns.isrc), upc: at(reader.upc, columns.upc), playlist: null },
    ...{ streams: 0, listeners: 0, saves: 0, followers: 0, playlist_adds: 0 },
    ...{ age_group: at(reader.age_group, columns.age_group), gender: at(reader.gender, columns.gender) },
  };
  if (columns.store !== NO_COLUMN) line.store_ref = at(reader.text, columns.store) ?? '';
  if (columns.container === NO_COLUMN || /playlist/i.test(cellText(row, columns.container)))
    line.playlist = at(reader.text, columns.playlist) ?? at(reader.text, columns.playlist_id);
  return readCounts(columns, row, line);
}

function readCounts(columns: Reader['columns'], row: Row, line: TrendLine): TrendLine | Fault {
  for (const field of COUNTS) {
    const [start, end] = [startOf(row, columns[field]), endOf(row, columns[field])];
    if (start === end) continue;
    const count = readUnits(row.bytes, start, end);
    if (typeof count === 'string') return { code: count, field };
    if (count < 0) return { code: 'negative_count', field };
    if (count > COUNT_MAX) return { code: 'too_many_digits', field };
    line[field] = count;
  }
  return line;
}

function describe({ found, columns }: Reader, row: Row, field: TrendField): Record<string, string> {
  const column = columns[field];
  return { column: found.names[column] ?? field, text: cellText(row, column).slice(0, 40) };
}
