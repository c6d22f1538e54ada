import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';
import { toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import type { SaleLine } from '../reports/report.ts';
import type { LineDivision } from './divide-line.ts';
import type { EntrySink, SalePart } from './entry-writer.ts';
import { buildRowHead, type RowSource, TAIL, toDayNumber } from './row-head.ts';
import type { Bucket, Holder, Terms } from './terms.ts';

/** Collected rows are sent on when they exceed this size. */
const COLLECTED_BYTES = 12 * 1_048_576;
/** Upper limit of the size of a row. */
const ROW_MAX_BYTES = 1_024;
/** A socket accepts the next block when it is almost empty: larger blocks would leave the database idle until then. */
const BLOCK_BYTES = 32 * 1_024;
const HIGH = 2 ** 32;

/**
 * Collects rows of entries in PostgreSQL's format. They are sent on by the tens of thousands, grouped by holder: the
 * index by holder is then written page by page, which takes a quarter less time.
 */
export class EntryRows implements EntrySink {
  private readonly buckets = new Map<string, Bucket>();
  private collected = 0;

  constructor(
    private readonly getRowSource: (statement: number) => RowSource,
    private readonly write: (block: Buffer) => void,
  ) {}

  add(
    line: SaleLine,
    part: number,
    terms: Terms,
    index: number,
    { units, amount, gross_micros }: SalePart,
    { net_micros, recouped_micros, amounts }: LineDivision,
  ): void {
    const holder = terms.holders[index] as Holder;
    const head = holder.row_heads[line.statement] ?? this.addHead(terms, holder, line.statement);
    const bucket = holder.bucket ?? this.ensureBucket(holder);
    const start = bucket.used;
    if (start + ROW_MAX_BYTES > bucket.bytes.length) grow(bucket);
    const { bytes, view } = bucket;
    bytes.set(head, start);
    const at = start + head.length;
    view.setInt32(at - TAIL.line_no, line.line_no);
    if (part !== 0) view.setInt16(at - TAIL.part, part);
    if (line.kind !== 'sale') view.setInt16(at - TAIL.kind, toKindNumber(line.kind));
    const { country } = line;
    view.setUint16(at - TAIL.country, country.charCodeAt(0) * 256 + country.charCodeAt(1));
    putInt64(view, at - TAIL.units, units);
    putInt64(view, at - TAIL.gross_micros, gross_micros);
    putInt64(view, at - TAIL.net_micros, net_micros);
    if (recouped_micros !== 0) putInt64(view, at - TAIL.recouped_micros, recouped_micros);
    putInt64(view, at - TAIL.amount_micros, amounts[index] as number);
    bucket.used = writeNumeric(view, putDate(view, at, line.sale_date), amount);
    this.collected += bucket.used - start;
    if (this.collected > COLLECTED_BYTES) this.flush();
  }

  /** Sends on the collected rows. These blocks wait in the socket and are not reused. */
  flush(): void {
    let block = Buffer.allocUnsafe(BLOCK_BYTES);
    let filled = 0;
    const sorted = [...this.buckets.values()].sort((a, b) => (a.holder_id < b.holder_id ? -1 : 1));
    for (const bucket of sorted) {
      if (filled + bucket.used > BLOCK_BYTES) {
        this.write(block.subarray(0, filled));
        block = Buffer.allocUnsafe(Math.max(BLOCK_BYTES, bucket.used));
        filled = 0;
      }
      bucket.bytes.copy(block, filled, 0, bucket.used);
      filled += bucket.used;
      bucket.used = 0;
    }
    if (filled > 0) this.write(block.subarray(0, filled));
    this.collected = 0;
  }

  /** Clears all holders, including those that do not appear again: their number is not limited. */
  clear(): void {
    this.flush();
    this.buckets.clear();
  }

  private addHead(terms: Terms, holder: Holder, statement: number): Buffer {
    const head = buildRowHead(terms, holder, this.getRowSource(statement));
    holder.row_heads[statement] = head;
    return head;
  }

  private ensureBucket(holder: Holder): Bucket {
    const { holder_id } = holder;
    const bucket = this.buckets.get(holder_id) ?? createBucket(holder_id);
    this.buckets.set(holder_id, bucket);
    holder.bucket = bucket;
    return bucket;
  }
}

function createBucket(holder_id: string): Bucket {
  const bytes = Buffer.allocUnsafeSlow(2 * ROW_MAX_BYTES);
  return { holder_id, bytes, view: new DataView(bytes.buffer), used: 0 };
}

function grow(bucket: Bucket): void {
  const bytes = Buffer.allocUnsafeSlow(bucket.bytes.length * 2);
  bucket.bytes.copy(bytes, 0, 0, bucket.used);
  bucket.bytes = bytes;
  bucket.view = new DataView(bytes.buffer);
}

// The space for the number is all zeros.
function putInt64(view: DataView, at: number, value: number): void {
  if (value >= 0 && value < HIGH) {
    view.setUint32(at + 4, value);
    return;
  }
  const high = Math.floor(value / HIGH);
  view.setInt32(at, high);
  view.setUint32(at + 4, value - high * HIGH);
}

function putDate(view: DataView, at: number, date: string | null): number {
  view.setInt32(at, date === null ? -1 : 4);
  if (date === null) return at + 4;
  view.setInt32(at + 4, toDayNumber(date));
  return at + 8;
}

const BASE = 10_000;
const POWERS = [1, 10, 100, 1_000];
const NEGATIVE = 0x4000;
/** Quotients of numbers are exact enough for truncation up to this limit. */
const SAFE = 10 ** 12;

/** Digits to the base of ten thousand, the lowest first. */
const digits = new Uint16Array(16);

/**
 * Writes a decimal number as a field of type `numeric` in PostgreSQL's binary format: the number of digits to the base
 * of ten thousand, the position of the first, the sign, decimal places, the digits. Returns where the field ends.
 */
function writeNumeric(view: DataView, at: number, { digits: value, scale }: Decimal): number {
  const behind = (scale + 3) >> 2;
  const padding = POWERS[behind * 4 - scale] ?? 1;
  const number = Number(value);
  const size = Math.abs(number);
  const count = size <= SAFE ? splitDigits(size * padding) : splitLargeDigits(value < 0n ? -value : value, padding);
  view.setInt32(at, 8 + 2 * count);
  view.setInt16(at + 4, count);
  view.setInt16(at + 6, count === 0 ? 0 : count - 1 - behind);
  view.setUint16(at + 8, number < 0 ? NEGATIVE : 0);
  view.setUint16(at + 10, scale);
  let end = at + 12;
  for (let index = count - 1; index >= 0; index--) {
    view.setUint16(end, digits[index] as number);
    end += 2;
  }
  return end;
}

function splitDigits(size: number): number {
  let count = 0;
  for (let left = size; left > 0; count++) {
    const higher = Math.floor(left / BASE);
    digits[count] = left - higher * BASE;
    left = higher;
  }
  return count;
}

function splitLargeDigits(size: bigint, padding: number): number {
  let count = 0;
  for (let left = size * BigInt(padding); left > 0n; left /= 10_000n, count++) digits[count] = Number(left % 10_000n);
  return count;
}
