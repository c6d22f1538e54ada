/**
 * Tail probabilities of counts, computed term by term: how rarely honest listening gives a count as extreme as the one
 * reported. Nothing here knows what is counted.
 */

/** Coefficients of the Lanczos approximation (g = 7, nine terms), exact to 15 digits. */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** Computes the natural logarithm of the gamma function for a positive number. */
export function logGamma(x: number): number {
  const base = x + 6.5;
  const sum = LANCZOS.reduce((total, part, index) => total + (index === 0 ? part : part / (x + index - 1)), 0);
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(base) - base + Math.log(sum);
}

/** An uncertain rate: Gamma distributed with this shape and mean, above a floor below which no rate is. */
export interface UncertainRate {
  readonly shape: number;
  readonly mean: number;
  readonly floor?: number;
}

/**
 * Computes how likely at most `count` events are in `exposure` units when the rate is uncertain: the sum of a negative
 * binomial count and, for the floor, a Poisson count.
 *
 * @example atMost(0, 700, { shape: 2, mean: 0.01 }) // 0.049: no save in 700 streams
 */
export function atMost(count: number, exposure: number, { shape, mean, floor = 0 }: UncertainRate): number {
  const certain = exposure * floor;
  const expected = exposure * Math.max(0, mean - floor);
  const q = expected / (shape + expected);
  let term = Math.exp(shape * Math.log1p(-q));
  const above: number[] = [term];
  for (let k = 1; k <= count; k += 1) {
    term *= ((shape + k - 1) / k) * q;
    above.push((above[k - 1] ?? 0) + term);
  }
  if (certain === 0) return Math.min(1, above[count] ?? 0);
  let weight = Math.exp(-certain);
  let sum = 0;
  for (let k = 0; k <= count; k += 1) {
    sum += weight * (above[count - k] ?? 0);
    weight *= certain / (k + 1);
  }
  return Math.min(1, sum);
}

/**
 * Computes how likely at least `part` of `whole` is when the share is uncertain: Beta(a, b) distributed. Counts above
 * `most` are scaled down to it, which only makes the result larger: the uncertainty of the share dominates there.
 *
 * @example atLeastOf(98, 100, { a: 1.5, b: 8, most: 400 }) // 98 of 100 streams from one device
 */
export function atLeastOf(part: number, whole: number, { a, b, most }: { a: number; b: number; most: number }): number {
  const scale = Math.min(1, most / whole);
  const n = Math.max(1, Math.round(whole * scale));
  const from = Math.min(n, Math.floor(part * scale));
  if (from <= 0) return 1;
  let term = Math.exp(logGamma(a + n) + logGamma(a + b) - logGamma(a) - logGamma(a + b + n));
  let sum = term;
  for (let k = n; k > from; k -= 1) {
    // From P(k) to P(k - 1).
    term *= (k / (n - k + 1)) * ((b + n - k) / (a + k - 1));
    sum += term;
  }
  return Math.min(1, sum);
}

/** Computes how likely a chi-square variable with `degrees` of freedom is at most `value`, by the series of its gamma. */
export function chiSquareAtMost(value: number, degrees: number): number {
  const [s, x] = [degrees / 2, value / 2];
  if (x <= 0) return 0;
  if (x > 4 * s + 40) return 1;
  let term = Math.exp(s * Math.log(x) - x - logGamma(s + 1));
  let sum = term;
  for (let k = 1; k < 500 && term > sum * 1e-12; k += 1) {
    term *= x / (s + k);
    sum += term;
  }
  return Math.min(1, sum);
}

/** Returns a probability as its negative decimal logarithm, the surprise: 3 for one in a thousand. */
export function toSurprise(probability: number): number {
  return probability <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, -Math.log10(probability));
}
