import { type Decimal, parseDecimal } from '@tangent/domain/money/royalty/decimal.ts';
import type { ReportProblemCode } from '@tangent/domain/money/royalty/report-problem.ts';

/** Limit of the whole digits of an amount in a report: a trillion is no royalty, and more would not fit the ledger. */
const WHOLE_DIGITS_MAX = 12;
/** A JavaScript number represents this many digits exactly. */
const EXACT_DIGITS = 15;
const ZERO = 48;
const NINE = 57;
const MINUS = 45;
const POINT = 46;

/**
 * Reads the amount between two positions in bytes exactly, or returns the error in it (rule F27 in
 * docs/standards/reliability.md).
 */
export function readAmount(bytes: Buffer, start: number, end: number): Decimal | ReportProblemCode {
  const isNegative = bytes[start] === MINUS;
  let size = 0;
  let scale = -1;
  const first = isNegative ? start + 1 : start;
  if (end - first > EXACT_DIGITS || first >= end) return readLong(bytes.toString('utf8', start, end));
  for (let index = first; index < end; index++) {
    const code = bytes[index] ?? 0;
    if (code >= ZERO && code <= NINE) {
      size = size * 10 + (code - ZERO);
      if (scale >= 0) scale += 1;
    } else if (code === POINT && scale === -1 && index > first) {
      scale = 0;
    } else {
      return readLong(bytes.toString('utf8', start, end));
    }
  }
  const whole = scale === -1 ? end - first : end - first - scale - 1;
  if (scale === 0 || whole > WHOLE_DIGITS_MAX) return readLong(bytes.toString('utf8', start, end));
  return { digits: BigInt(isNegative ? -size : size), scale: scale === -1 ? 0 : scale };
}

/** Reads the amount in a text. */
export function readAmountText(text: string): Decimal | ReportProblemCode {
  return readLong(text.trim());
}

function readLong(text: string): Decimal | ReportProblemCode {
  const [whole = ''] = text
    .replace('-', '')
    .replace(/^0+(?=\d)/, '')
    .split('.');
  const amount = whole.length > WHOLE_DIGITS_MAX ? null : parseDecimal(text);
  return amount ?? findFault(text);
}

function findFault(text: string): ReportProblemCode {
  if (/^-?\d+(\.\d+)?$/.test(text)) return 'too_many_digits';
  if (/^-?\d+(\.\d{3})*,\d+$/.test(text)) return 'decimal_comma';
  if (/^-?[\d.,]*\de[+-]?\d+$/i.test(text)) return 'exponent';
  return 'no_number';
}

/** Reads a whole number, also with zeros after the decimal point, or returns the error in it. */
export function readUnits(bytes: Buffer, start: number, end: number): number | ReportProblemCode {
  const isNegative = bytes[start] === MINUS;
  const first = isNegative ? start + 1 : start;
  if (end - first > EXACT_DIGITS || first >= end) return readLongUnits(bytes.toString('utf8', start, end));
  let size = 0;
  for (let index = first; index < end; index++) {
    const code = bytes[index] ?? 0;
    if (code < ZERO || code > NINE) return readLongUnits(bytes.toString('utf8', start, end));
    size = size * 10 + (code - ZERO);
  }
  return isNegative && size > 0 ? -size : size;
}

/** Reads the whole number in a text. */
export function readUnitsText(text: string): number | ReportProblemCode {
  return /^\d{1,15}$/.test(text) ? Number(text) : readLongUnits(text.trim());
}

function readLongUnits(text: string): number | ReportProblemCode {
  const amount = readLong(text);
  if (typeof amount === 'string') return amount;
  const divisor = 10n ** BigInt(amount.scale);
  return amount.digits % divisor === 0n ? Number(amount.digits / divisor) : 'no_number';
}
