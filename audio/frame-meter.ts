import type { SampleKind } from './decode.ts';
import { createFrameTable, type FrameTable, reserveRows } from './frame-table.ts';
import { buildKWeighting } from './k-weighting.ts';
import { checkWasm } from './kernels/generated/check-wasm.ts';
import { buildInterpolator } from './true-peak.ts';

/** What the meter must know about the sound. */
export interface MeterInput {
  sample_rate_hz: number;
  channels: number;
  sample_kind: SampleKind;
}

/** Measures sound block by block; holds one block and the table, never the file. */
export interface FrameMeter {
  table: FrameTable;
  /** Measures one block of interleaved samples; at most `MAX_BLOCK_SAMPLES` per channel. */
  push(interleaved: Uint8Array, samples: number): void;
  /** The integer samples of the last block in their own depth, little endian, for a checksum. Ends the use of the block. */
  pack(samples: number, bits_per_sample: number): Uint8Array;
  /** Measures what is left; answers the true peak of the whole sound, from 0. */
  finish(): number;
}

export const MAX_BLOCK_SAMPLES = 16_384;

const KIND_CODES: Record<SampleKind, number> = { int16: 0, int32: 1, float32: 2 };
const WORD_BITS: Record<SampleKind, number> = { int16: 16, int32: 32, float32: 32 };

interface KernelExports {
  memory: WebAssembly.Memory;
  inputPointer(): number;
  tapsPointer(): number;
  rowsPointer(): number;
  rowBytes(): number;
  configure(channels: number, kind: number, frameSamples: number, taps: number, bound: number): void;
  setWeighting(b0: number, b1: number, b2: number, a1: number, a2: number, passA1: number, passA2: number): void;
  analyze(samples: number): number;
  flush(): number;
  pack(samples: number, shift: number, bytes: number): number;
  getTruePeak(): number;
}

const kernel = new WebAssembly.Module(Buffer.from(checkWasm, 'base64'));

/** Opens a meter for one file of mono or stereo sound. */
export function openFrameMeter(input: MeterInput): FrameMeter {
  const exports = instantiate(input);
  const { buffer } = exports.memory;
  const blockBytes = new Uint8Array(buffer, exports.inputPointer(), MAX_BLOCK_SAMPLES * 8);
  const rows = new DataView(buffer, exports.rowsPointer());
  const table = createFrameTable(input.sample_rate_hz);
  return {
    table,
    push(interleaved, samples) {
      blockBytes.set(interleaved);
      const count = exports.analyze(samples);
      table.samples += samples;
      appendRows(table, rows, count, exports.rowBytes());
    },
    pack(samples, bitsPerSample) {
      const shift = WORD_BITS[input.sample_kind] - bitsPerSample;
      const bytes = input.sample_kind === 'float32' ? 4 : Math.ceil(bitsPerSample / 8);
      if (shift === 0) return blockBytes.subarray(0, samples * input.channels * bytes);
      return blockBytes.subarray(0, exports.pack(samples, shift, bytes));
    },
    finish() {
      if (exports.flush() > 0) appendRows(table, rows, 1, exports.rowBytes());
      return exports.getTruePeak();
    },
  };
}

function instantiate({ channels, sample_kind, sample_rate_hz }: MeterInput): KernelExports {
  const exports = new WebAssembly.Instance(kernel).exports as unknown as KernelExports;
  const interpolator = buildInterpolator(sample_rate_hz);
  new Float32Array(exports.memory.buffer, exports.tapsPointer()).set(interpolator.coefficients);
  const { shelf_b, shelf_a, high_pass_a } = buildKWeighting(sample_rate_hz);
  exports.setWeighting(...shelf_b, ...shelf_a, ...high_pass_a);
  const frameSamples = createFrameTable(sample_rate_hz).frame_samples;
  exports.configure(channels, KIND_CODES[sample_kind], frameSamples, interpolator.taps, interpolator.bound);
  return exports;
}

function appendRows(table: FrameTable, rows: DataView, count: number, rowBytes: number): void {
  reserveRows(table, count);
  for (let i = 0; i < count; i++) {
    const at = i * rowBytes;
    const row = table.rows++;
    table.energy[row] = rows.getFloat64(at, true);
    table.lowest[row] = rows.getFloat32(at + 8, true);
    table.highest[row] = rows.getFloat32(at + 12, true);
    table.flat_runs[row] = rows.getInt32(at + 16, true);
  }
}
