/** The next number that is easily read: 1, 2 or 5 with zeros. */
export function ceilNicely(value: number): number {
  if (value <= 0) return 0;
  const size = 10 ** Math.floor(Math.log10(value));
  // What a float is too large by does not count.
  return ([1, 2, 5].find((step) => step * size >= value * 0.999_999) ?? 10) * size;
}
