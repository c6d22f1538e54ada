/**
 * Returns an amount as JSON contains it, in micro-dollars. Throws when it is too large to be exact there: nine billion
 * dollars.
 */
export function presentMicros(micros: bigint | string): number {
  const number = Number(micros);
  if (!Number.isSafeInteger(number)) throw new Error('the amount is too large to be exact');
  return number;
}
