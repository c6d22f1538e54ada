/** Samples of one spectrum. */
export const SPECTRUM_SAMPLES = 4096;

/** The output of the kernel's transform: both channels at once, in bit-reversed order. */
export interface Spectrum {
  real: Float32Array;
  imaginary: Float32Array;
}

/** The tables of the transform: the window, and per stage the factors exp(-2πik/2h), largest stage first. */
export interface FourierTables {
  window: Float32Array;
  cosines: Float32Array;
  sines: Float32Array;
}

// Four-term Blackman-Harris window: leakage from a loud tone is 92 dB below it.
const WINDOW_TERMS = [0.35875, -0.48829, 0.14128, -0.01168];

/** Builds the tables for `SPECTRUM_SAMPLES` samples. */
export function buildFourierTables(): FourierTables {
  const window = Float32Array.from({ length: SPECTRUM_SAMPLES }, (_, i) =>
    WINDOW_TERMS.reduce((sum, term, k) => sum + term * Math.cos((2 * Math.PI * k * i) / SPECTRUM_SAMPLES), 0),
  );
  const cosines = new Float32Array(SPECTRUM_SAMPLES);
  const sines = new Float32Array(SPECTRUM_SAMPLES);
  let offset = 0;
  for (let half = SPECTRUM_SAMPLES / 2; half > 0; half /= 2) {
    for (let k = 0; k < half; k++) {
      cosines[offset + k] = Math.cos((Math.PI * k) / half);
      sines[offset + k] = Math.sin((Math.PI * k) / half);
    }
    offset += half;
  }
  return { window, cosines, sines };
}

const BIT_REVERSED = Uint16Array.from({ length: SPECTRUM_SAMPLES }, (_, i) => reverseBits(i));
// The power of a full-scale sine in one channel, in its bin.
const FULL_SCALE_POWER = ((WINDOW_TERMS[0] ?? 0) * SPECTRUM_SAMPLES) ** 2 / 2;

/** Returns the power of both channels in one bin; a full-scale sine in one channel has 1. */
export function binPower({ real, imaginary }: Spectrum, bin: number): number {
  const a = BIT_REVERSED[bin] ?? 0;
  const b = BIT_REVERSED[SPECTRUM_SAMPLES - bin] ?? 0;
  const sum = (real[a] ?? 0) ** 2 + (imaginary[a] ?? 0) ** 2 + (real[b] ?? 0) ** 2 + (imaginary[b] ?? 0) ** 2;
  return sum / FULL_SCALE_POWER;
}

function reverseBits(value: number): number {
  let reversed = 0;
  for (let bit = 1; bit < SPECTRUM_SAMPLES; bit *= 2) reversed = 2 * reversed + (value & bit ? 1 : 0);
  return reversed;
}
