import type { Decimal } from '@tangent/domain/royalty/decimal.ts';

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
export function writeNumeric(view: DataView, at: number, { digits: value, scale }: Decimal): number {
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
