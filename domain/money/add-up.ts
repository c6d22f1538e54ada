import { MICROS_PER_CENT } from '../money.ts';

const PER_CENT = Number(MICROS_PER_CENT);

/**
 * Converts micro-dollars to whole cents and drops the fraction: a cent that cannot be withdrawn is never shown.
 */
export function toWholeCents(micros: number): number {
  return Math.floor(micros / PER_CENT);
}

/**
 * Rounds amounts that are shown beside their sum to cents, in their order, so that they add up to it exactly: each is
 * rounded down, and the cents that are missing then go to the largest remainders. `total` are the cents of the sum; by
 * default those of the amounts, rounded down.
 */
export function addUpToCents(micros: readonly number[], total = toWholeCents(sum(micros))): number[] {
  const cents = micros.map(toWholeCents);
  const missing = total - sum(cents);
  const byRemainder = micros
    .map((amount, index) => ({ index, remainder: amount - (cents[index] ?? 0) * PER_CENT }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, Math.max(missing, 0))) cents[index] = (cents[index] ?? 0) + 1;
  return cents;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
