/**
 * Tables compress to a tenth. A file that expands much further, and to a large size, is made to fill up a machine (rule
 * F29 in docs/standards/reliability.md).
 */
const MAX_GROWTH = 200;
const GROWTH_COUNTS_FROM_BYTES = 16 * 1_048_576;

/** Counts the bytes before and after unpacking; `isTooLarge` is called for each piece. */
export function createGrowthGuard(): { isTooLarge(packed_bytes: number, bytes: number): boolean } {
  let packed = 0;
  let unpacked = 0;
  return {
    isTooLarge(packed_bytes, bytes) {
      packed += packed_bytes;
      unpacked += bytes;
      return unpacked > GROWTH_COUNTS_FROM_BYTES && unpacked > packed * MAX_GROWTH;
    },
  };
}
