import { TREND_COUNTS } from '@tangent/domain/insight/analytics/trend-count.ts';
import { TRENDS_FIRST_DAY } from '@tangent/domain/insight/analytics-limits.ts';
import {
  cellEnd,
  cellStart,
  cellText,
  createCellCache,
  createRowScanner,
  isLostCode,
  NO_COLUMN,
  type ProblemList,
  type ReportProblem,
  type Row,
  readCountry,
  readDate,
  readIsrc,
  readUnits,
  readUpc,
  type TextBlock,
} from '../../../money/store-file/public.ts';
import { readAgeGroup, readGender } from './audience-cells.ts';
import { readDevice } from './device-cells.ts';
import type { FoundTrendTable } from './find-trend-table.ts';
import { COUNT_MAX, PLAYLIST_MAX_CHARS, type TrendLine } from './trend-line.ts';
import { TREND_FIELDS, type TrendField } from './trend-tables.ts';

/** Lines per batch, or slightly more. */
const BATCH_LINES = 4_096;

type Code = ReportProblem['code'];
type Fault = { code: Code; field: TrendField };
type Cached<Value> = (bytes: Buffer, start: number, end: number) => Value;

interface Reader {
  found: FoundTrendTable;
  /** The store of all lines, if no column names it. */
  store: string;
  columns: Record<TrendField, number>;
  today: string;
  date: Cached<string | null>;
  country: Cached<string | null>;
  isrc: Cached<string | null>;
  upc: Cached<string | null>;
  text: Cached<string | null>;
  age_group: Cached<number>;
  gender: Cached<number>;
  device: Cached<number>;
}

/** Reads the lines of a trends table whose header is known. */
export async function* readTrendTable(
  found: FoundTrendTable,
  blocks: AsyncIterable<TextBlock>,
  { today, problems }: { today: string; problems: ProblemList },
): AsyncGenerator<TrendLine[]> {
  let batch: TrendLine[] = [];
  const reader = createReader(found, today);
  const width = found.names.length;
  for (const column of found.repeated) problems.add(found.line_no, 'repeated_column', { column });
  const scanner = createRowScanner(found.form, problems, (row) => {
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

function createReader(found: FoundTrendTable, today: string): Reader {
  const at = (field: TrendField) => [field, found.columns.get(field) ?? NO_COLUMN] as const;
  return {
    found,
    store: found.table.store,
    columns: Object.fromEntries(TREND_FIELDS.map(at)) as Record<TrendField, number>,
    today,
    date: createCellCache((cell) => readDate(cell, found.table.date_order)),
    country: createCellCache(readCountry),
    isrc: createCellCache(readIsrc),
    upc: createCellCache(readUpc),
    text: createCellCache((cell) => (cell === '' ? null : cell.slice(0, PLAYLIST_MAX_CHARS))),
    age_group: createCellCache(readAgeGroup),
    gender: createCellCache(readGender),
    device: createCellCache(readDevice),
  };
}

function readLine(reader: Reader, row: Row): TrendLine | Fault {
  const { columns, today } = reader;
  const day = readCached(reader.date, row, columns.date);
  if (day === null || day < TRENDS_FIRST_DAY) return { code: 'bad_date', field: 'date' };
  if (day > today) return { code: 'future_period', field: 'date' };
  const country = readCached(reader.country, row, columns.country);
  if (country === null) return { code: 'unknown_country', field: 'country' };
  const upc = readCached(reader.upc, row, columns.upc);
  if (upc === null && isLostCode(cellText(row, columns.upc))) return { code: 'lost_code', field: 'upc' };
  // A single literal creates each line in one step: there are millions of them.
  const line: TrendLine = {
    line_no: row.line_no,
    day,
    store_ref: columns.store === NO_COLUMN ? reader.store : (readCached(reader.text, row, columns.store) ?? ''),
    country,
    isrc: readCached(reader.isrc, row, columns.isrc),
    upc,
    playlist: readPlaylist(reader, row),
    streams: 0,
    listeners: 0,
    saves: 0,
    followers: 0,
    playlist_adds: 0,
    age_group: readCached(reader.age_group, row, columns.age_group),
    gender: readCached(reader.gender, row, columns.gender),
    device: readCached(reader.device, row, columns.device),
  };
  return readCounts(columns, row, line);
}

function readCached<Value>(read: Cached<Value>, row: Row, column: number): Value {
  return read(row.bytes, cellStart(row, column), cellEnd(row, column));
}

function readPlaylist({ columns, text }: Reader, row: Row): string | null {
  const isOther = columns.container !== NO_COLUMN && !/playlist/i.test(cellText(row, columns.container));
  if (isOther) return null;
  return readCached(text, row, columns.playlist) ?? readCached(text, row, columns.playlist_id);
}

function readCounts(columns: Reader['columns'], row: Row, line: TrendLine): TrendLine | Fault {
  for (const field of TREND_COUNTS) {
    const start = cellStart(row, columns[field]);
    const end = cellEnd(row, columns[field]);
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
