import { divideHalfEven, MICROS_PER_UNIT } from '../../money.ts';

/** A decimal number exactly as in a report: `digits` divided by ten to the power of `scale`. */
export type Decimal = { readonly digits: bigint; readonly scale: number };

/**
 * Maximum digits of an amount, in total and after the point: more indicate a broken cell (rule F27 in
 * docs/standards/reliability.md).
 */
const MAX_DIGITS = 24;
const MAX_SCALE = 18;
const PATTERN = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Parses `12`, `-0.5`, `0.00412345`; null for anything else: decimal commas, exponents, thousands separators, overlong
 * numbers.
 */
export function parseDecimal(text: string): Decimal | null {
  const found = PATTERN.exec(text);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = ''] = found;
  if (fraction.length > MAX_SCALE || whole.length + fraction.length > MAX_DIGITS) return null;
  const size = BigInt(whole + fraction);
  return { digits: sign === '-' ? -size : size, scale: fraction.length };
}

/** Parses a number as the database writes it, without trailing zeros, however many digits it has. */
export function parseExact(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  return { digits: BigInt(whole + digits), scale: digits.length };
}

/** Formats a number without needless zeros, as it is stored beside the values computed from it. */
export function formatDecimal({ digits, scale }: Decimal): string {
  const size = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0');
  const whole = size.slice(0, size.length - scale);
  const fraction = size.slice(size.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Adds two numbers exactly. */
export function addDecimals(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: scaleUp(one, scale) + scaleUp(other, scale), scale };
}

/** Subtracts one number from another exactly. */
export function subtractDecimals(one: Decimal, other: Decimal): Decimal {
  return addDecimals(one, { ...other, digits: -other.digits });
}

/**
 * Converts an amount to micros of its own currency, or with a rate (units of the home currency for one of it) to
 * micro-dollars, rounded once.
 */
export function toMicros(amount: Decimal, rate: Decimal = ONE): bigint {
  const divisor = 10n ** BigInt(amount.scale + rate.scale);
  return divideHalfEven(amount.digits * rate.digits * MICROS_PER_UNIT, divisor);
}

const ONE: Decimal = { digits: 1n, scale: 0 };

function scaleUp({ digits, scale }: Decimal, target: number): bigint {
  return digits * 10n ** BigInt(target - scale);
}
