import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { TRENDS_FIRST_DAY } from '@tangent/domain/insight/analytics-limits.ts';
import {
  type ProblemList,
  type ReportProblem,
  readCountry,
  readDate,
  readIsrc,
  readUpc,
  type TextBlock,
} from '../../../money/store-file/public.ts';
import { readAgeGroup, readGender, toAgeGroup } from './audience-cells.ts';
import { readDevice } from './device-cells.ts';
import { COUNT_MAX, PLAYLIST_MAX_CHARS, type TrendLine } from './trend-line.ts';

const BATCH_LINES = 4_096;

type Fields = Record<string, unknown>;
type Code = ReportProblem['code'];
/** An error, with the name and value of the field that shows it. */
type Fault = { code: Code; column: string; text: string };

const NAMES: Record<TrendCount, readonly string[]> = {
  streams: ['quantity', 'streams'],
  listeners: ['listeners'],
  saves: ['saves'],
  followers: ['followers'],
  playlist_adds: ['playlist_adds'],
};
const DATE = ['date', 'transaction_date'];
const ISRC = ['isrc', 'isrc_code'];
const COUNTRY = ['territory', 'code_alpha_2'];

/** Checks whether a file consists of JSON lines with one recording each. */
export function isTrendJson(start: TextBlock): boolean {
  const first = start.text.split('\n').find((line) => line.trim() !== '') ?? '';
  const fields = parseFields(first);
  return fields !== null && [DATE, ISRC, COUNTRY, ['quantity']].every((names) => names.some((name) => name in fields));
}

/** Reads trends as JSON, one object per line. */
export async function* readTrendJson(
  blocks: AsyncIterable<TextBlock>,
  { today, problems }: { today: string; problems: ProblemList },
): AsyncGenerator<TrendLine[]> {
  let batch: TrendLine[] = [];
  let line_no = 0;
  for await (const { text, broken } of blocks) {
    for (const line of broken) problems.add(line_no + line + 1, 'unreadable_text');
    for (const row of text.slice(0, -1).split('\n')) {
      line_no += 1;
      if (row.trim() === '') continue;
      const fields = parseFields(row);
      if (fields === null) {
        problems.add(line_no, 'no_record');
        continue;
      }
      const line = readLine(fields, line_no, today);
      if ('code' in line) problems.add(line_no, line.code, { column: line.column, text: line.text });
      else batch.push(line);
    }
    if (batch.length < BATCH_LINES) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

function parseFields(line: string): Fields | null {
  if (!line.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(line) as Fields;
  } catch {
    return null;
  }
}

function readLine(fields: Fields, line_no: number, today: string): TrendLine | Fault {
  const [date, territory] = [readField(fields, DATE), readField(fields, COUNTRY)];
  const fault = (code: Code, names: readonly string[]): Fault => {
    const column = names.find((name) => name in fields) ?? names[0] ?? '';
    return { code, column, text: String(fields[column]).slice(0, 40) };
  };
  const day = readDate(date, 'day_first');
  if (day === null || day < TRENDS_FIRST_DAY) return fault('bad_date', DATE);
  if (day > today) return fault('future_period', DATE);
  const country = readCountry(territory);
  if (country === null) return fault('unknown_country', COUNTRY);
  const line: TrendLine = {
    line_no,
    day,
    store_ref: readField(fields, ['store', 'retail_name']),
    country,
    isrc: readIsrc(readField(fields, ISRC)),
    upc: readUpc(readField(fields, ['upc', 'product_upc_code'])),
    playlist: readField(fields, ['playlist_name', 'playlist_id', 'playlist_xid']).slice(0, PLAYLIST_MAX_CHARS) || null,
    streams: 0,
    listeners: 0,
    saves: 0,
    followers: 0,
    playlist_adds: 0,
    age_group:
      readAgeGroup(readField(fields, ['age_group'])) || toAgeGroup(Number(readField(fields, ['birth_year'])), day),
    gender: readGender(readField(fields, ['gender'])),
    device: readDevice(readField(fields, ['device', 'device_type'])),
  };
  for (const field of TREND_COUNTS) {
    const count = Number(readField(fields, NAMES[field]));
    if (!Number.isInteger(count)) return fault('no_number', NAMES[field]);
    if (count < 0) return fault('negative_count', NAMES[field]);
    if (count > COUNT_MAX) return fault('too_many_digits', NAMES[field]);
    line[field] = count;
  }
  return line;
}

/** Returns the first of some fields that is not empty, as text. */
function readField(fields: Fields, names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if ((typeof value === 'string' && value.trim() !== '') || typeof value === 'number') return String(value).trim();
  }
  return '';
}
