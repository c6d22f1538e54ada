import { buildKWeighting } from '../check-kernel.ts';
import { masterWasm } from '../kernels/generated/master-wasm.ts';
import { buildInterpolator } from '../true-peak.ts';

/** Samples of one spectrum, and of the equaliser's transform. */
export const TRANSFORM_SAMPLES = 16_384;
/** The most samples per channel of a block. */
export const BLOCK_SAMPLES = 16_384;
/** Classes of level, two decibels each from -80 dBFS, in which the kernel collects spectra. */
export const LEVEL_CLASSES = 40;
/** Where the four bands of the compressor meet. */
export const CROSSOVERS_HZ = [150, 1000, 5000] as const;
export const BAND_COUNT = CROSSOVERS_HZ.length + 1;

// Lower sounds are not heard, but cost headroom.
const SUBSONIC_HZ = 20;
const STRIDE_SAMPLES = 16;
const HIGHEST_PLAIN_RATE_HZ = 50_000;

/** The compiled functions of `kernels/master.as.ts`. */
interface Exports {
  memory: WebAssembly.Memory;
  interleavedPointer(): number;
  packedPointer(): number;
  windowPointer(): number;
  factorsPointer(): number;
  realPointer(): number;
  imaginaryPointer(): number;
  classesPointer(): number;
  excerptsPointer(): number;
  filterFactorsPointer(): number;
  settingsPointer(): number;
  levelsPointer(): number;
  interpolatorPointer(): number;
  hopsPointer(): number;
  countedSamplesOfBands(): number;
  deepestGain(): number;
  start(spacing: number): void;
  setWeighting(b0: number, b1: number, b2: number, a1: number, a2: number, passA1: number, passA2: number): void;
  setFilters(): void;
  reserve(strides: number, samplesPerStride: number): void;
  take(samples: number, channels: number, kind: number): number;
  study(samples: number, stride: number): void;
  shape(samples: number, taps: number, stride: number, isCompressed: boolean, floor: number): void;
  endStrides(): void;
  limit(ceiling: number, fast: number, hold: number, sinking: number, slow: number, depth: number): void;
  sumHops(stridesPerHop: number): number;
  finish(firstStride: number, samples: number, drive: number): void;
  compare(firstStride: number, samples: number, drive: number): void;
  level(samples: number, gain: number, withDither: boolean): void;
}

/** One kernel, prepared for one sample rate; it serves every pass over a file. */
export interface MasterKernel extends Exports {
  /** Samples per control value of compressor and limiter: a third of a millisecond. */
  stride: number;
  /** Length of the equaliser. */
  equalizer_taps: number;
  /** Views into the kernel's memory, valid until the next call of `reserve`. */
  floats(pointer: number, length: number): Float32Array;
  doubles(pointer: number, length: number): Float64Array;
}

const kernel = new WebAssembly.Module(Buffer.from(masterWasm, 'base64'));

/** Creates a kernel for audio of one sample rate. */
export function createMasterKernel(sampleRateHz: number): MasterKernel {
  const exports = new WebAssembly.Instance(kernel).exports as unknown as Exports;
  const floats = (pointer: number, length: number) => new Float32Array(exports.memory.buffer, pointer, length);
  const doubles = (pointer: number, length: number) => new Float64Array(exports.memory.buffer, pointer, length);
  const interpolator = buildInterpolator(sampleRateHz).factors;
  floats(exports.interpolatorPointer(), interpolator.length).set(interpolator);
  floats(exports.windowPointer(), TRANSFORM_SAMPLES).set(WINDOW);
  floats(exports.factorsPointer(), FACTORS.length).set(FACTORS);
  const filters = [SUBSONIC_HZ, ...CROSSOVERS_HZ].flatMap((cutHz) => buildFilter(cutHz, sampleRateHz));
  doubles(exports.filterFactorsPointer(), filters.length).set(filters);
  const { shelf_b, shelf_a, high_pass_a } = buildKWeighting(sampleRateHz);
  exports.setWeighting(...shelf_b, ...shelf_a, ...high_pass_a);
  const isPlain = sampleRateHz <= HIGHEST_PLAIN_RATE_HZ;
  const stride = STRIDE_SAMPLES * (isPlain ? 1 : sampleRateHz <= 2 * HIGHEST_PLAIN_RATE_HZ ? 2 : 4);
  return { ...exports, stride, equalizer_taps: isPlain ? 4096 : 8192, floats, doubles };
}

/** Mean square of the Hann window: the power that it takes from a steady sound. */
export const WINDOW_POWER = 0.375;

const WINDOW = Float32Array.from(
  { length: TRANSFORM_SAMPLES },
  (_, i) => 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / TRANSFORM_SAMPLES),
);

const FACTORS = buildFactors();

// Cosine and sine of w, w² and w³ for four k at a time; see kernels/transform.as.ts.
function buildFactors(): Float32Array {
  const factors: number[] = [];
  for (let quarter = TRANSFORM_SAMPLES / 4; quarter >= 4; quarter /= 4) {
    for (let k = 0; k < quarter; k += 4) {
      for (const power of [1, 2, 3]) {
        const angles = [0, 1, 2, 3].map((i) => (-Math.PI * power * (k + i)) / (2 * quarter));
        factors.push(...angles.map(Math.cos), ...angles.map(Math.sin));
      }
    }
  }
  return Float32Array.from(factors);
}

// A state-variable filter of second order with the damping of a Butterworth filter.
function buildFilter(cutHz: number, sampleRateHz: number): [number, number, number] {
  const g = Math.tan((Math.PI * cutHz) / sampleRateHz);
  const a1 = 1 / (1 + g * (g + Math.SQRT2));
  return [2 * a1 - 1, 2 * g * a1, 2 * g * g * a1];
}
