/**
 * Money. Royalties are counted in micro-dollars (a millionth of a dollar); charges, withdrawals and displayed
 * balances in cents. In the ledger every currency has its own micros. Always whole numbers, as `bigint` wherever they
 * are added up or multiplied.
 */
export const MICROS_PER_CENT = 10_000n;
export const MICROS_PER_UNIT = 1_000_000n;

/** The currency of balances, plans and withdrawals. */
export const HOME_CURRENCY = 'USD';

/**
 * Divides two numbers and rounds to the nearest whole number, halves to the even one. The divisor is above
 * zero.
 */
export function divideHalfEven(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n;
  const size = isNegative ? -dividend : dividend;
  const quotient = size / divisor;
  const twice = (size % divisor) * 2n;
  const isUp = twice > divisor || (twice === divisor && quotient % 2n === 1n);
  const rounded = isUp ? quotient + 1n : quotient;
  return isNegative ? -rounded : rounded;
}

/** Returns the whole cents of an amount: less than a cent is not paid out, and a debt counts in full. */
export function microsToCents(micros: bigint): bigint {
  const cents = micros / MICROS_PER_CENT;
  return micros < 0n && micros % MICROS_PER_CENT !== 0n ? cents - 1n : cents;
}

export function centsToMicros(cents: number | bigint): bigint {
  return BigInt(cents) * MICROS_PER_CENT;
}
