/** Two recordings are the same if at most this share of bits differs; for different music it is near 0.45. */
export const SAME_RECORDING_BIT_ERRORS = 0.2;

// 30 items are 3.7 s: silence cut off or added at the start.
const MAX_SHIFT = 30;
// 40 items are five seconds.
const MIN_OVERLAP = 40;
// Drones and silence look alike.
const MIN_DISTINCT = 10;

/**
 * Returns the share of bits in which two fingerprints differ, from 0 to 1, at the best alignment within 30 items in
 * each direction. Null if there is too little to compare: under five seconds, or almost no variation.
 */
export function findBitErrors(first: readonly number[], second: readonly number[]): number | null {
  if (Math.min(countDistinct(first), countDistinct(second)) < MIN_DISTINCT) return null;
  let lowest: number | null = null;
  for (let shift = -MAX_SHIFT; shift <= MAX_SHIFT; shift++) {
    const errors = bitErrorsAt(first, second, shift);
    if (errors !== null && (lowest === null || errors < lowest)) lowest = errors;
  }
  return lowest;
}

function bitErrorsAt(first: readonly number[], second: readonly number[], shift: number): number | null {
  const start = Math.max(0, shift);
  const overlap = Math.min(first.length, second.length + shift) - start;
  if (overlap < MIN_OVERLAP) return null;
  let bits = 0;
  for (let i = start; i < start + overlap; i++) bits += countBits((first[i] ?? 0) ^ (second[i - shift] ?? 0));
  return bits / (32 * overlap);
}

function countDistinct(items: readonly number[]): number {
  return new Set(items).size;
}

// Counts the set bits of 32 bits in parallel (SWAR).
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
