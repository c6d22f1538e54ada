/** A polyphase low-pass that interpolates between samples. */
export interface Interpolator {
  taps: number;
  /** `taps` groups of four: one coefficient for each of up to four phases. */
  coefficients: Float32Array;
  /** No interpolated value exceeds the largest sample in reach times this. */
  bound: number;
}

const TAPS = 24;
const PHASES = 4;
const KAISER_BETA = 6;

/**
 * Builds the interpolator of the true-peak meter (ITU-R BS.1770-4, annex 2): four times oversampling up to 80 kHz,
 * twice up to 160 kHz, none above. 24 taps per phase, Kaiser window.
 */
export function buildInterpolator(sampleRateHz: number): Interpolator {
  const phases = sampleRateHz < 80_000 ? 4 : sampleRateHz < 160_000 ? 2 : 1;
  const coefficients = new Float32Array(PHASES * TAPS);
  let bound = 0;
  for (let phase = 0; phase < phases; phase++) {
    const response = buildPhase(phase / phases);
    response.forEach((value, tap) => {
      coefficients[PHASES * tap + phase] = value;
    });
    bound = Math.max(
      bound,
      response.reduce((sum, value) => sum + Math.abs(value), 0),
    );
  }
  // Slightly more than exact, for the rounding of 32-bit sums.
  return { taps: TAPS, coefficients, bound: bound * 1.0001 };
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
