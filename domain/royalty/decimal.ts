import { divideHalfEven, MICROS_PER_UNIT } from '../money.ts';

/** A decimal number as a report writes it, exactly: `digits` divided by ten to the power of `scale`. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

/**
 * Digits an amount may have in all, and behind the point: more is no money but a broken cell (rule F27 in
 * docs/standards/reliability.md).
 */
const MAX_DIGITS = 24;
const MAX_SCALE = 18;
const PATTERN = /^(-?)(\d+)(?:\.(\d+))?$/;

/** Reads `12`, `-0.5`, `0.00412345`; null for anything else: decimal commas, exponents, thousands, endless numbers. */
export function parseDecimal(text: string): Decimal | null {
  const found = PATTERN.exec(text);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = ''] = found;
  if (fraction.length > MAX_SCALE || whole.length + fraction.length > MAX_DIGITS) return null;
  const size = BigInt(whole + fraction);
  return { digits: sign === '-' ? -size : size, scale: fraction.length };
}

/** The number as text without needless zeros, as it is kept beside what was made of it. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = size.slice(0, size.length - scale);
  const fraction = size.slice(size.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** The sum of two, exactly. */
export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: scaleUp(one, scale) + scaleUp(other, scale), scale };
}

/** An amount in micros of its own currency, or with a rate (units of the home currency for one of it) in micro-dollars, rounded once. */
export function toMicros(amount: Decimal, rate: Decimal = ONE): bigint {
  const divisor = 10n ** BigInt(amount.scale + rate.scale);
  return divideHalfEven(amount.digits * rate.digits * MICROS_PER_UNIT, divisor);
}

const ONE: Decimal = { digits: 1n, scale: 0 };

function scaleUp({ digits, scale }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(target - scale);
}
