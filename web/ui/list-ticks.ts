const STEPS = [1, 2, 2.5, 5, 10];
/** More lines than that are a fence. */
const MOST = 4;

/** Where the lines of a chart of counts stand: from 0 to the first easily read number that is not below the largest value. */
export function listTicks(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const size = 10 ** Math.floor(Math.log10(largest / MOST));
  // Counts are whole; so are their lines.
  const step = Math.max(1, (STEPS.find((each) => each * size * MOST >= largest * 0.999_999) ?? 10) * size);
  const count = Math.max(1, Math.ceil((largest * 0.999_999) / step));
  return Array.from({ length: count + 1 }, (_, index) => index * Math.ceil(step));
}
