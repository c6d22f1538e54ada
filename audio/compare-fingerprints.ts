/** Two recordings with at most this share of different bits are the same; different music is near 0.45. */
export const SAME_RECORDING_BIT_ERRORS = 0.2;

// 3.7 s in each direction: silence cut off or added at the start.
const MAX_SHIFT = 30;
// Five seconds.
const MIN_OVERLAP = 40;
// Drones and silences all look alike.
const MIN_DISTINCT = 10;

/**
 * Returns the share of bits in which two fingerprints differ, from 0 to 1, at the best alignment within 30 items in
 * each direction. Null if there is too little to compare: under five seconds, or almost no variation.
 */
export function findBitErrors(one: readonly number[], other: readonly number[]): number | null {
  if (Math.min(countDistinct(one), countDistinct(other)) < MIN_DISTINCT) return null;
  let least: number | null = null;
  for (let shift = -MAX_SHIFT; shift <= MAX_SHIFT; shift++) {
    const errors = bitErrorsAt(one, other, shift);
    if (errors !== null && (least === null || errors < least)) least = errors;
  }
  return least;
}

function bitErrorsAt(one: readonly number[], other: readonly number[], shift: number): number | null {
  const start = Math.max(0, shift);
  const overlap = Math.min(one.length, other.length + shift) - start;
  if (overlap < MIN_OVERLAP) return null;
  let bits = 0;
  for (let i = start; i < start + overlap; i++) bits += countBits((one[i] ?? 0) ^ (other[i - shift] ?? 0));
  return bits / (32 * overlap);
}

function countDistinct(items: readonly number[]): number {
  return new Set(items).size;
}

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
