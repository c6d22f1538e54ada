import type { Decimal } from '@tangent/domain/royalty/decimal.ts';

const BASE = 10_000;
const POWERS = [1, 10, 100, 1_000];
const NEGATIVE = 0x4000;
const SAFE = Math.floor(Number.MAX_SAFE_INTEGER / 1_000);

/** Digits to the base of ten thousand, the lowest first. */
const digits: number[] = [];

/**
 * Writes a decimal number as a field of type `numeric` in PostgreSQL's binary format: how many digits to the base of ten thousand, the
 * place of the first, the sign, decimal places, the digits. Returns where the field ends.
 */
export function writeNumeric(block: Buffer, at: number, { digits: value, scale }: Decimal): number {
  const behind = Math.ceil(scale / 4);
  const padding = POWERS[behind * 4 - scale] ?? 1;
  const size = Number(value < 0n ? -value : value);
  digits.length = 0;
  if (size <= SAFE) takeApart(size * padding);
  else takeLargeApart((value < 0n ? -value : value) * BigInt(padding));
  const count = digits.length;
  let end = block.writeInt32BE(8 + 2 * count, at);
  end = block.writeInt16BE(count, end);
  end = block.writeInt16BE(count === 0 ? 0 : count - 1 - behind, end);
  end = block.writeUInt16BE(value < 0n ? NEGATIVE : 0, end);
  end = block.writeUInt16BE(scale, end);
  for (let index = count - 1; index >= 0; index--) end = block.writeUInt16BE(digits[index] ?? 0, end);
  return end;
}

function takeApart(size: number): void {
  for (let left = size; left > 0; ) {
    const digit = left % BASE;
    digits.push(digit);
    left = (left - digit) / BASE;
  }
}

function takeLargeApart(size: bigint): void {
  for (let left = size; left > 0n; left /= BigInt(BASE)) digits.push(Number(left % BigInt(BASE)));
}
