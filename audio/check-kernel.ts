import type { SampleKind } from './decode.ts';
import { createFrameTable } from './frame-table.ts';
import { buildKWeighting } from './k-weighting.ts';
import { checkWasm } from './kernels/generated/check-wasm.ts';
import { buildFourierTables } from './spectrum.ts';
import { buildInterpolator } from './true-peak.ts';

/** What the meter must know about the sound. */
export interface MeterInput {
  sample_rate_hz: number;
  channels: number;
  sample_kind: SampleKind;
}

/** The compiled functions of `kernels/check.as.ts`. */
export interface CheckKernel {
  memory: WebAssembly.Memory;
  inputPointer(): number;
  tapsPointer(): number;
  rowsPointer(): number;
  sumsPointer(): number;
  windowPointer(): number;
  cosinesPointer(): number;
  sinesPointer(): number;
  realPointer(): number;
  imaginaryPointer(): number;
  rowBytes(): number;
  configure(channels: number, kind: number, frameSamples: number, taps: number, bound: number): void;
  setWeighting(b0: number, b1: number, b2: number, a1: number, a2: number, passA1: number, passA2: number): void;
  analyze(samples: number): number;
  findSpectrum(): void;
  flush(): number;
  pack(samples: number, shift: number, bytes: number): number;
  getTruePeak(): number;
  getUsedBits(): number;
}

const KIND_CODES: Record<SampleKind, number> = { int16: 0, int32: 1, float32: 2 };

const kernel = new WebAssembly.Module(Buffer.from(checkWasm, 'base64'));

/** A kernel of its own for one file, with the filters for its sample rate. */
export function createCheckKernel({ channels, sample_kind, sample_rate_hz }: MeterInput): CheckKernel {
  const exports = new WebAssembly.Instance(kernel).exports as unknown as CheckKernel;
  const fill = (pointer: number, values: Float32Array) => new Float32Array(exports.memory.buffer, pointer).set(values);
  const interpolator = buildInterpolator(sample_rate_hz);
  fill(exports.tapsPointer(), interpolator.coefficients);
  const { window, cosines, sines } = buildFourierTables();
  fill(exports.windowPointer(), window);
  fill(exports.cosinesPointer(), cosines);
  fill(exports.sinesPointer(), sines);
  const { shelf_b, shelf_a, high_pass_a } = buildKWeighting(sample_rate_hz);
  exports.setWeighting(...shelf_b, ...shelf_a, ...high_pass_a);
  const frameSamples = createFrameTable(sample_rate_hz).frame_samples;
  exports.configure(channels, KIND_CODES[sample_kind], frameSamples, interpolator.taps, interpolator.bound);
  return exports;
}
