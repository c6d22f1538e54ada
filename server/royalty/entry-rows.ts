import type { Decimal } from '@tangent/domain/royalty/decimal.ts';
import type { EntrySink } from './entry-writer.ts';
import type { Holder, Terms } from './terms.ts';
import { writeNumeric } from './write-numeric.ts';

/** The columns of an entry that change from line to line. */
export interface RowTail {
  line_no: number;
  part: number;
  country: string;
  sale_date: string | null;
  units: number;
  gross_amount: Decimal;
  gross_micros: number;
  net_micros: number;
  recouped_micros: number;
  amount_micros: number;
}

/** The columns in the order in which rows are written. */
export const ENTRY_COLUMNS = [
  ...['holder_id', 'period', 'file_no', 'posting_no', 'statement_no', 'is_share', 'store_id', 'track_id'],
  ...['share_basis_points', 'split_version_id'],
  ...['line_no', 'part', 'country', 'sale_date', 'units', 'gross_micros', 'net_micros', 'recouped_micros'],
  ...['amount_micros', 'gross_amount'],
].join(', ');

/** What comes before the rows and after them (PostgreSQL, COPY, binary format). */
export const COPY_BEGIN = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
export const COPY_END = Buffer.from([0xff, 0xff]);

const COLUMNS = 20;
const EPOCH_MS = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
const HIGH = 2 ** 32;
/** Longer than the tail of any row. */
const TAIL_BYTES = 160;
const BLOCK_BYTES = 128 * 1024;

/** Days are written as numbers; those of a file are few. */
const days = new Map<string, number>();

/** The beginning of all rows of a track for one holder and statement. */
function buildRowHead(terms: Terms, { holder_id, is_share }: Holder, place: RowPlace): Buffer {
  const fields = [
    uuid(holder_id),
    int32(dayOf(terms.period)),
    int32(place.file_no),
    int32(place.posting_no),
    int32(place.statement_no),
    int16(is_share),
    Buffer.from(place.store_id, 'utf8'),
    uuid(terms.recording.track_id),
    int16(terms.share_basis_points),
    terms.version === null ? null : uuid(terms.version.id),
  ];
  return Buffer.concat([int16(COLUMNS), ...fields.map(field)]);
}

/** Under which numbers the rows of a statement are written, and of which store they are. */
export interface RowPlace {
  file_no: number;
  posting_no: number;
  statement_no: number;
  store_id: string;
}

/** Rows of entries as PostgreSQL takes them, collected into blocks. */
export class EntryRows implements EntrySink {
  private block = Buffer.allocUnsafe(BLOCK_BYTES);
  private used = 0;

  constructor(
    private readonly placeOf: (statement: number) => RowPlace,
    private readonly write: (block: Buffer) => void,
  ) {}

  add(terms: Terms, holder: number, statement: number, tail: RowTail): void {
    const head = this.headOf(terms, terms.holders[holder] as Holder, statement);
    if (this.used + head.length + TAIL_BYTES > BLOCK_BYTES) this.flush();
    const { block } = this;
    block.set(head, this.used);
    let at = putInt32(block, this.used + head.length, tail.line_no);
    at = putInt16(block, at, tail.part);
    at = block.writeInt32BE(2, at);
    at = block.writeUInt8(tail.country.charCodeAt(0), at);
    at = block.writeUInt8(tail.country.charCodeAt(1), at);
    at = tail.sale_date === null ? block.writeInt32BE(-1, at) : putInt32(block, at, dayOf(tail.sale_date));
    at = putInt64(block, at, tail.units);
    at = putInt64(block, at, tail.gross_micros);
    at = putInt64(block, at, tail.net_micros);
    at = putInt64(block, at, tail.recouped_micros);
    at = putInt64(block, at, tail.amount_micros);
    this.used = writeNumeric(block, at, tail.gross_amount);
  }

  private headOf(terms: Terms, holder: Holder, statement: number): Buffer {
    const known = holder.row_heads[statement];
    if (known) return known;
    const head = buildRowHead(terms, holder, this.placeOf(statement));
    holder.row_heads[statement] = head;
    return head;
  }

  /** Hands on what is there. The block is not used again: it may wait to be sent. */
  flush(): void {
    if (this.used === 0) return;
    this.write(this.block.subarray(0, this.used));
    this.block = Buffer.allocUnsafe(BLOCK_BYTES);
    this.used = 0;
  }
}

function putInt16(block: Buffer, at: number, value: number): number {
  return block.writeInt16BE(value, block.writeInt32BE(2, at));
}

function putInt32(block: Buffer, at: number, value: number): number {
  return block.writeInt32BE(value, block.writeInt32BE(4, at));
}

function putInt64(block: Buffer, at: number, value: number): number {
  const high = Math.floor(value / HIGH);
  return block.writeUInt32BE(value - high * HIGH, block.writeInt32BE(high, block.writeInt32BE(8, at)));
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

function dayOf(date: string): number {
  const known = days.get(date);
  if (known !== undefined) return known;
  if (days.size > 10_000) days.clear();
  const day = (Date.parse(`${date}T00:00:00Z`) - EPOCH_MS) / DAY_MS;
  days.set(date, day);
  return day;
}
