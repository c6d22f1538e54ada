/**
 * Divides an amount, in whole smallest units, among sales by usage, one sale at a time and without knowing the later
 * ones: each call returns the share of the next sale. A sale gets the value of all usages so far, rounded down, minus
 * what was already given, so no share is off by more than one unit, and after the last of `usages` the shares add up to
 * the amount exactly (DSR Basic Audio).
 */
export function createShareAllocator(amount: bigint, usages: bigint): (next: bigint) => bigint {
  let counted = 0n;
  let shared = 0n;
  return (next) => {
    counted += next;
    if (usages === 0n) return 0n;
    const due = floorDivide(amount * counted, usages);
    const part = due - shared;
    shared = due;
    return part;
  };
}

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const isOff = dividend % divisor !== 0n && dividend < 0n !== divisor < 0n;
  return isOff ? quotient - 1n : quotient;
}
