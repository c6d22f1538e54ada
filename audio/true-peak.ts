/** A polyphase low-pass that interpolates between samples; see kernels/true-peak.as.ts. */
export interface Interpolator {
  /** Three factors for each pair of opposite taps, outermost first, and behind them four for each pair. */
  factors: Float32Array;
  /** No interpolated value exceeds the largest sample in reach times this. */
  bound: number;
}

const TAPS = 24;
const KAISER_BETA = 6;

/**
 * Builds the interpolator of the true-peak meter (ITU-R BS.1770-4, annex 2): eight times oversampling up to 80 kHz, four
 * times up to 160 kHz, none above. 24 taps, Kaiser window.
 */
export function buildInterpolator(sampleRateHz: number): Interpolator {
  const build = (delay: number, belowHz: number) => (sampleRateHz < belowHz ? buildPhase(delay) : []);
  const [quarter, half] = [build(1 / 4, 160_000), build(1 / 2, 160_000)];
  const [eighth, threeEighths] = [build(1 / 8, 80_000), build(3 / 8, 80_000)];
  const pairs = Array.from({ length: TAPS / 2 }, (_, tap) => tap);
  const factors = [
    ...pairs.flatMap((tap) => [...splitPair(quarter, tap), half[tap] ?? 0]),
    ...pairs.flatMap((tap) => [...splitPair(eighth, tap), ...splitPair(threeEighths, tap)]),
  ];
  const sums = [quarter, half, eighth, threeEighths].map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0));
  // Slightly more than exact, for the rounding of 32-bit sums.
  return { factors: Float32Array.from(factors), bound: Math.max(1, ...sums) * 1.0001 };
}

/** The factors of the sum and of the difference of two opposite taps. */
function splitPair(taps: readonly number[], tap: number): [number, number] {
  const [a, b] = [taps[tap] ?? 0, taps[TAPS - 1 - tap] ?? 0];
  return [(a + b) / 2, (a - b) / 2];
}

function buildPhase(delay: number): number[] {
  const centre = TAPS / 2;
  const raw = Array.from({ length: TAPS }, (_, tap) => {
    const time = tap - centre + delay;
    const inside = Math.min(1, Math.abs(time / centre));
    const window = besselI0(KAISER_BETA * Math.sqrt(1 - inside * inside)) / besselI0(KAISER_BETA);
    return window * (time === 0 ? 1 : Math.sin(Math.PI * time) / (Math.PI * time));
  });
  const sum = raw.reduce((total, value) => total + value, 0);
  return raw.map((value) => value / sum);
}

// Modified Bessel function of the first kind, order zero, by its power series.
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; k < 50; k++) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}
