/** One digit or two of them, so that it is easily read and little above what is shown. */
const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The next number that is easily read, such as 1, 1.2 or 2.5 with zeros. */
export function ceilNicely(value: number): number {
  if (value <= 0) return 0;
  const size = 10 ** Math.floor(Math.log10(value));
  // What a float is too large by does not count.
  return (STEPS.find((step) => step * size >= value * 0.999_999) ?? 10) * size;
}
