import { SHARES_TOTAL_BASIS_POINTS } from '../../catalogue/release-limits.ts';
import { type Decimal, toMicros } from './decimal.ts';
import { computeNet } from './share.ts';
import { splitNet } from './split-net.ts';

/**
 * The rules of `decimal.ts`, `share.ts` and `split-net.ts` for single lines of a report, in JavaScript's exact
 * integers, several times as fast as with `bigint`. Larger values fall back to `bigint`. Totals are computed elsewhere.
 */

/**
 * The maximum value of one line, in micros: a billion dollars. More is not a sale but a broken cell (rule F27 in
 * docs/standards/reliability.md).
 */
export const LINE_MAX_MICROS = 1_000_000_000_000_000;

const FULL_SHARE = SHARES_TOTAL_BASIS_POINTS;
/** Half of the exact range, so that no intermediate result exceeds it. */
const SAFE = Math.floor(Number.MAX_SAFE_INTEGER / 2);
const SAFE_TO_SHARE = Math.floor(SAFE / FULL_SHARE);
const MICROS_SCALE = 6;
const POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Computes `toMicros` of a line; null when the value exceeds the maximum of a line. */
export function toSafeMicros(amount: Decimal, rate: Decimal): number | null {
  const micros = quickMicros(amount, rate) ?? exactMicros(amount, rate);
  return micros === null || Math.abs(micros) > LINE_MAX_MICROS ? null : micros;
}

/** Computes `computeNet` of a line. */
export function computeSafeNet(gross_micros: number, share_basis_points: number): number {
  if (share_basis_points === FULL_SHARE) return gross_micros;
  if (Math.abs(gross_micros) > SAFE_TO_SHARE) return Number(computeNet(BigInt(gross_micros), share_basis_points));
  return divideSafely(gross_micros * share_basis_points, FULL_SHARE);
}

/** Computes `splitNet` of a line, into `parts`. */
export function splitSafeNet(
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
    const part = wholes(product, FULL_SHARE);
    const rest = product - part * FULL_SHARE;
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

/** Computes `divideHalfEven` of numbers up to `SAFE`. */
function divideSafely(dividend: number, divisor: number): number {
  const size = Math.abs(dividend);
  const whole = wholes(size, divisor);
  const twice = (size - whole * divisor) * 2;
  const rounded = twice > divisor || (twice === divisor && whole % 2 === 1) ? whole + 1 : whole;
  return dividend < 0 && rounded !== 0 ? -rounded : rounded;
}

/**
 * Returns the whole quotient of two numbers. The remainder operator is many times slower for numbers of more than 31
 * bits.
 */
function wholes(size: number, divisor: number): number {
  const about = Math.floor(size / divisor);
  // Rounding may have raised the quotient to the next whole number.
  return about * divisor > size ? about - 1 : about;
}

/** Returns null when an intermediate result would not be exact. */
function quickMicros(amount: Decimal, rate: Decimal): number | null {
  const product = Number(amount.digits) * Number(rate.digits);
  const places = amount.scale + rate.scale - MICROS_SCALE;
  const power = POWERS[Math.abs(places)];
  if (power === undefined) return null;
  if (places > 0) return Math.abs(product) > SAFE || power > SAFE ? null : divideSafely(product, power);
  const micros = product * power;
  return Math.abs(micros) > SAFE ? null : micros + 0;
}

function exactMicros(amount: Decimal, rate: Decimal): number | null {
  const micros = toMicros(amount, rate);
  return micros > LINE_MAX_MICROS || micros < -LINE_MAX_MICROS ? null : Number(micros);
}
