import { MICROS_PER_UNIT } from '../money.ts';
import { type Decimal, toMicros } from './decimal.ts';
import { netOf } from './share.ts';
import { splitNet } from './split-net.ts';

/**
 * The same rules for single lines of a report in whole numbers that JavaScript keeps exactly, several times as fast as with `bigint`.
 * What is too large for that is done with `bigint`. Sums are added up elsewhere.
 */

/** The most that one line can be worth, in micros: a billion dollars. More is no sale but a broken cell (RELIABILITY F27). */
export const LINE_MAX_MICROS = 1_000_000_000_000_000;

const WHOLE = 10_000;
const SAFE_TO_SHARE = Math.floor(Number.MAX_SAFE_INTEGER / WHOLE);
const MICROS = Number(MICROS_PER_UNIT);
const SAFE_POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** `toMicros` of a line; null when it is worth more than a line can be. */
export function safeMicrosOf(amount: Decimal, rate: Decimal): number | null {
  const micros = quickMicros(amount, rate) ?? exactMicros(amount, rate);
  return micros === null || Math.abs(micros) > LINE_MAX_MICROS ? null : micros;
}

/** `netOf` of a line. */
export function safeNetOf(gross_micros: number, share_basis_points: number): number {
  if (share_basis_points === WHOLE) return gross_micros;
  if (Math.abs(gross_micros) > SAFE_TO_SHARE) return Number(netOf(BigInt(gross_micros), share_basis_points));
  return divideSafely(gross_micros * share_basis_points, WHOLE);
}

/** `splitNet` of a line, into `parts`. */
export function safeSplitNet(
  net_micros: number,
  shares: readonly { readonly share_basis_points: number }[],
  parts: number[],
): void {
  const size = Math.abs(net_micros);
  if (size > SAFE_TO_SHARE) {
    splitNet(BigInt(net_micros), shares).forEach((part, index) => {
      parts[index] = Number(part);
    });
    return;
  }
  const sign = net_micros < 0 ? -1 : 1;
  const rests: number[] = [];
  let left = size;
  for (const [index, { share_basis_points }] of shares.entries()) {
    const product = size * share_basis_points;
    const rest = product % WHOLE;
    const part = (product - rest) / WHOLE;
    left -= part;
    rests.push(rest);
    parts[index] = sign * part + 0;
  }
  for (; left > 0; left--) {
    const index = rests.indexOf(Math.max(...rests));
    rests[index] = -1;
    parts[index] = (parts[index] ?? 0) + sign;
  }
}

/** `divideHalfEven` of numbers that are safe integers, by a divisor up to a quadrillion. */
function divideSafely(dividend: number, divisor: number): number {
  const rest = Math.abs(dividend % divisor);
  const size = (Math.abs(dividend) - rest) / divisor;
  const twice = rest * 2;
  const rounded = twice > divisor || (twice === divisor && size % 2 === 1) ? size + 1 : size;
  return dividend < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Null when a number on the way would not be exact. */
function quickMicros(amount: Decimal, rate: Decimal): number | null {
  const product = Number(amount.digits) * Number(rate.digits) * MICROS;
  const divisor = SAFE_POWERS[amount.scale + rate.scale];
  if (divisor === undefined || Math.abs(product) > Number.MAX_SAFE_INTEGER) return null;
  return divideSafely(product, divisor);
}

function exactMicros(amount: Decimal, rate: Decimal): number | null {
  const micros = toMicros(amount, rate);
  return micros > LINE_MAX_MICROS || micros < -LINE_MAX_MICROS ? null : Number(micros);
}
