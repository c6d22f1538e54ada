/** A polyphase low-pass that interpolates between samples; see kernels/true-peak.as.ts. */
export interface Interpolator {
  /** Three factors for each pair of opposite taps, outermost first. */
  factors: Float32Array;
  /** No interpolated value exceeds the largest sample in reach times this. */
  bound: number;
}

const TAPS = 24;
const KAISER_BETA = 6;

/**
 * Builds the interpolator of the true-peak meter (ITU-R BS.1770-4, annex 2): four times oversampling up to 80 kHz,
 * twice up to 160 kHz, none above. 24 taps, Kaiser window.
 */
export function buildInterpolator(sampleRateHz: number): Interpolator {
  const quarter = sampleRateHz < 80_000 ? buildPhase(1 / 4) : [];
  const half = sampleRateHz < 160_000 ? buildPhase(1 / 2) : [];
  const factors = Array.from({ length: TAPS / 2 }, (_, tap) => {
    const [a, b] = [quarter[tap] ?? 0, quarter[TAPS - 1 - tap] ?? 0];
    return [(a + b) / 2, (a - b) / 2, half[tap] ?? 0];
  });
  const largestSum = Math.max(1, ...[quarter, half].map((taps) => taps.reduce((sum, tap) => sum + Math.abs(tap), 0)));
  // Slightly more than exact, for the rounding of 32-bit sums.
  return { factors: Float32Array.from(factors.flat()), bound: largestSum * 1.0001 };
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
