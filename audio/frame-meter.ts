import { createCheckKernel, type MeterInput } from './check-kernel.ts';
import type { SampleKind } from './frame-samples.ts';
import { createRowTable, type RowTable, reserveRows } from './row-table.ts';
import { SPECTRUM_SAMPLES, type Spectrum } from './spectrum.ts';

/** Totals over all samples of a file. */
export interface SoundTotals {
  /** Sum of the samples of the left channel. */
  left: number;
  right: number;
  /** Sum of the squared samples of the left channel. */
  left_energy: number;
  right_energy: number;
  /** Sum of the products of both channels. */
  cross_sum: number;
  /** The largest difference between the channels. */
  largest_difference: number;
  /** The bits of a sample's word that are set anywhere in the file. */
  used_bits: number;
}

/** Measures audio block by block; keeps one block and the table in memory, never the file. */
export interface FrameMeter {
  table: RowTable;
  /** Measures one block of interleaved samples; at most `MAX_BLOCK_SAMPLES` per channel. */
  push(interleaved: Uint8Array, samples: number): void;
  /** Returns the spectrum of the start of the last block; null if the block is shorter than a spectrum. */
  findSpectrum(samples: number): Spectrum | null;
  /**
   * Returns the integer samples of the last block in their own depth, little endian, for a checksum. Call last: it
   * overwrites the block.
   */
  pack(samples: number, bits_per_sample: number): Uint8Array;
  /** Measures the rest; returns the true peak of the whole file, from 0. */
  finish(): number;
  readTotals(): SoundTotals;
}

export const MAX_BLOCK_SAMPLES = 16_384;

const WORD_BITS: Record<SampleKind, number> = { int16: 16, int32: 32, float32: 32 };

/** Creates a meter for one file of mono or stereo audio. */
export function createFrameMeter(input: MeterInput): FrameMeter {
  const kernel = createCheckKernel(input);
  const { buffer } = kernel.memory;
  const blockBytes = new Uint8Array(buffer, kernel.inputPointer(), MAX_BLOCK_SAMPLES * 8);
  const rows = new DataView(buffer, kernel.rowsPointer());
  const spectrum = {
    real: new Float32Array(buffer, kernel.realPointer(), SPECTRUM_SAMPLES),
    imaginary: new Float32Array(buffer, kernel.imaginaryPointer(), SPECTRUM_SAMPLES),
  };
  const table = createRowTable(input.sample_rate_hz);
  return {
    table,
    push(interleaved, samples) {
      blockBytes.set(interleaved);
      const count = kernel.analyze(samples);
      table.samples += samples;
      appendRows(table, rows, count, kernel.rowBytes());
    },
    findSpectrum(samples) {
      if (samples < SPECTRUM_SAMPLES) return null;
      kernel.findSpectrum();
      return spectrum;
    },
    pack(samples, bitsPerSample) {
      const shift = WORD_BITS[input.sample_kind] - bitsPerSample;
      const bytes = input.sample_kind === 'float32' ? 4 : Math.ceil(bitsPerSample / 8);
      if (shift === 0) return blockBytes.subarray(0, samples * input.channels * bytes);
      return blockBytes.subarray(0, kernel.pack(samples, shift, bytes));
    },
    finish() {
      if (kernel.flush() > 0) appendRows(table, rows, 1, kernel.rowBytes());
      return kernel.getTruePeak();
    },
    readTotals: () => describeTotals(new Float64Array(buffer, kernel.sumsPointer(), 6), kernel.getUsedBits()),
  };
}

function describeTotals(sums: Float64Array, used_bits: number): SoundTotals {
  const [left = 0, right = 0, left_energy = 0, right_energy = 0, cross_sum = 0, largest_difference = 0] = sums;
  return { left, right, left_energy, right_energy, cross_sum, largest_difference, used_bits };
}

function appendRows(table: RowTable, rows: DataView, count: number, rowBytes: number): void {
  reserveRows(table, count);
  for (let i = 0; i < count; i++) {
    const at = i * rowBytes;
    const row = table.rows++;
    table.energy[row] = rows.getFloat64(at, true);
    table.lowest[row] = rows.getFloat32(at + 8, true);
    table.highest[row] = rows.getFloat32(at + 12, true);
    table.clipped_runs[row] = rows.getInt32(at + 16, true);
  }
}
