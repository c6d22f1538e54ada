/**
 * Gives out an amount in whole smallest units over sales by their usages, one sale after the other and without knowing those to come:
 * each call says what the next one gets. A sale gets what the usages so far are worth, rounded down, less what was given already, so
 * no part is more than one unit off and after the last of `usages` the parts add up to the amount exactly (DSR Basic Audio).
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
