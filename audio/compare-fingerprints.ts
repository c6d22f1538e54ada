/** Two recordings whose fingerprints differ in no more bits than this are the same one; different music is near 0.45. */
export const SAME_RECORDING_BIT_ERRORS = 0.2;

// 3.7 s to either side: silence cut off or added at the start.
const MAX_SHIFT = 30;
// Five seconds.
const MIN_OVERLAP = 40;
// A drone or a silence is like every other one.
const MIN_DISTINCT = 10;

/**
 * The share of bits in which two fingerprints differ, from 0 to 1, where they fit best within 30 items to either side. Null
 * when there is too little to compare: under five seconds, or next to nothing happens in them.
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
