import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Holder, Terms } from './terms.ts';

/** The numbers under which the rows of a statement are written, and its store. */
export interface RowSource {
  file_no: number;
  posting_no: number;
  statement_no: number;
  store_id: string;
}

/** The columns of entries in the order of a row: first those that are the same in many rows. */
const ENTRY_COLUMNS = [
  'holder_id',
  'period',
  'file_no',
  'posting_no',
  'statement_no',
  'is_share',
  'store_id',
  'track_id',
  'share_basis_points',
  'split_version_id',
  'line_no',
  'part',
  'kind',
  'country',
  'units',
  'gross_micros',
  'net_micros',
  'recouped_micros',
  'amount_micros',
  'sale_date',
  'gross_amount',
].join(', ');

/** The format in which rows are sent (PostgreSQL, COPY, binary format). */
export const COPY_ENTRIES = {
  text: `copy royalty_entries (${ENTRY_COLUMNS}) from stdin with (format binary)`,
  head: Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1'),
  tail: Buffer.from([0xff, 0xff]),
};

/** Distances from the end of the head to the values that are set for every row; zeros until then. */
export const TAIL = {
  line_no: 82,
  part: 74,
  kind: 68,
  country: 62,
  units: 56,
  gross_micros: 44,
  net_micros: 32,
  recouped_micros: 20,
  amount_micros: 8,
} as const;

const COLUMNS = 21;
const EPOCH_MS = Date.UTC(2000, 0, 1);
const DAYS_CACHED_MAX = 10_000;

/** Days are written as numbers; a file has few of them. */
const days = new Map<string, number>();

/** Builds the start of all rows of a track for one holder and statement, with space for the values of each row. */
export function buildRowHead(terms: Terms, { holder_id, is_share }: Holder, source: RowSource): Buffer {
  const fields = [
    uuid(holder_id),
    int32(toDayNumber(terms.period)),
    int32(source.file_no),
    int32(source.posting_no),
    int32(source.statement_no),
    int16(is_share),
    Buffer.from(source.store_id, 'utf8'),
    uuid(terms.recording.track_id),
    int16(terms.share_basis_points),
    terms.version === null ? null : uuid(terms.version.id),
  ];
  const room = [4, 2, 2, 2, 8, 8, 8, 8, 8].map((bytes) => Buffer.alloc(bytes));
  return Buffer.concat([int16(COLUMNS), ...[...fields, ...room].map(field)]);
}

export function toDayNumber(date: string): number {
  const known = days.get(date);
  if (known !== undefined) return known;
  if (days.size > DAYS_CACHED_MAX) days.clear();
  const day = (Date.parse(`${date}T00:00:00Z`) - EPOCH_MS) / DAY_MS;
  days.set(date, day);
  return day;
}

function field(value: Buffer | null): Buffer {
  return value === null ? int32(-1) : Buffer.concat([int32(value.length), value]);
}

function uuid(text: string): Buffer {
  return Buffer.from(text.replaceAll('-', ''), 'hex');
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
