import type { SampleKind } from './frame-samples.ts';
import { checkWasm } from './kernels/generated/check-wasm.ts';
import { createRowTable } from './row-table.ts';
import { buildFourierTables } from './spectrum.ts';
import { buildInterpolator } from './true-peak.ts';

/** The two filter sections of ITU-R BS.1770-4, annex 1. The high-pass has the numerator 1, -2, 1. */
interface KWeighting {
  shelf_b: [number, number, number];
  shelf_a: [number, number];
  high_pass_a: [number, number];
}

// The analogue prototypes of the coefficients that the standard prints for 48 kHz, so that other rates measure the
// same.
const SHELF = { frequency_hz: 1681.974450955533, gain_db: 3.999843853973347, q: 0.7071752369554196 };
const SHELF_BAND_EXPONENT = 0.4996667741545416;
const HIGH_PASS = { frequency_hz: 38.13547087602444, q: 0.5003270373238773 };

/** Computes the K-weighting for any sample rate by the bilinear transform; equal to the printed values at 48 kHz. */
export function buildKWeighting(sampleRateHz: number): KWeighting {
  const k = Math.tan((Math.PI * SHELF.frequency_hz) / sampleRateHz);
  const high = 10 ** (SHELF.gain_db / 20);
  const band = high ** SHELF_BAND_EXPONENT;
  const a0 = 1 + k / SHELF.q + k * k;
  const h = Math.tan((Math.PI * HIGH_PASS.frequency_hz) / sampleRateHz);
  const h0 = 1 + h / HIGH_PASS.q + h * h;
  return {
    shelf_b: [
      (high + (band * k) / SHELF.q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / SHELF.q + k * k) / a0,
    ],
    shelf_a: [(2 * (k * k - 1)) / a0, (1 - k / SHELF.q + k * k) / a0],
    high_pass_a: [(2 * (h * h - 1)) / h0, (1 - h / HIGH_PASS.q + h * h) / h0],
  };
}

/** The audio properties that the meter needs. */
export interface MeterInput {
  sample_rate_hz: number;
  channels: number;
  sample_kind: SampleKind;
}

/** The compiled functions of `kernels/check.as.ts`. */
export interface CheckKernel {
  memory: WebAssembly.Memory;
  inputPointer(): number;
  interpolatorPointer(): number;
  rowsPointer(): number;
  sumsPointer(): number;
  windowPointer(): number;
  cosinesPointer(): number;
  sinesPointer(): number;
  realPointer(): number;
  imaginaryPointer(): number;
  rowBytes(): number;
  configure(channels: number, kind: number, frameSamples: number, bound: number): void;
  setWeighting(b0: number, b1: number, b2: number, a1: number, a2: number, passA1: number, passA2: number): void;
  analyze(samples: number): number;
  findSpectrum(): void;
  flush(): number;
  pack(samples: number, shift: number, bytes: number): number;
  getTruePeak(): number;
  getUsedBits(): number;
}

/** The numbers by which kernels know the storage format of samples. */
export const SAMPLE_KIND_CODES: Record<SampleKind, number> = { int16: 0, int32: 1, float32: 2 };

const kernel = new WebAssembly.Module(Buffer.from(checkWasm, 'base64'));

/** Creates a separate kernel for one file, with the filters for its sample rate. */
export function createCheckKernel({ channels, sample_kind, sample_rate_hz }: MeterInput): CheckKernel {
  const exports = new WebAssembly.Instance(kernel).exports as unknown as CheckKernel;
  const fill = (pointer: number, values: Float32Array) => new Float32Array(exports.memory.buffer, pointer).set(values);
  const interpolator = buildInterpolator(sample_rate_hz);
  fill(exports.interpolatorPointer(), interpolator.factors);
  const { window, cosines, sines } = buildFourierTables();
  fill(exports.windowPointer(), window);
  fill(exports.cosinesPointer(), cosines);
  fill(exports.sinesPointer(), sines);
  const { shelf_b, shelf_a, high_pass_a } = buildKWeighting(sample_rate_hz);
  exports.setWeighting(...shelf_b, ...shelf_a, ...high_pass_a);
  const frameSamples = createRowTable(sample_rate_hz).row_samples;
  exports.configure(channels, SAMPLE_KIND_CODES[sample_kind], frameSamples, interpolator.bound);
  return exports;
}
