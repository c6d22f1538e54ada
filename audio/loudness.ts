import type { RowTable } from './row-table.ts';

/** Programme loudness by EBU R 128; null for values that do not exist, see `AudioMeasures`. */
export interface Loudness {
  integrated_lufs: number | null;
  loudness_range_lu: number | null;
  momentary_max_lufs: number | null;
  short_term_max_lufs: number | null;
}

const LOUDNESS_OFFSET = -0.691;
const STEP_ROWS = 10;
const MOMENTARY_ROWS = 40;
const SHORT_TERM_ROWS = 300;
const ABSOLUTE_GATE = toPower(-70);
const INTEGRATED_GATE_LU = -10;
const RANGE_GATE_LU = -20;
const RANGE_LOW = 0.1;
const RANGE_HIGH = 0.95;

/**
 * Measures the loudness: integrated over 400 ms blocks, 75 % overlap, gated at -70 LUFS and at 10 LU under the first
 * mean (ITU-R BS.1770-4); loudness range from 3 s windows every 100 ms, gated at 20 LU, 10th to 95th percentile (EBU
 * Tech 3342); momentary and short-term maxima in steps of 10 ms (EBU Tech 3341).
 */
export function measureLoudness(table: RowTable): Loudness {
  const fullRows = Math.floor(table.samples / table.row_samples);
  const sums = computeTotals(table.energy, fullRows);
  const list = (rows: number, step: number) => listPowers(sums, rows, step, table.row_samples);
  return {
    integrated_lufs: integrateLoudness(list(MOMENTARY_ROWS, STEP_ROWS)),
    loudness_range_lu: computeRange(list(SHORT_TERM_ROWS, STEP_ROWS)),
    momentary_max_lufs: toLoudness(findMaximum(list(MOMENTARY_ROWS, 1))),
    short_term_max_lufs: toLoudness(findMaximum(list(SHORT_TERM_ROWS, 1))),
  };
}

function computeTotals(energy: Float64Array, rows: number): Float64Array {
  const sums = new Float64Array(rows + 1);
  for (let row = 0; row < rows; row++) sums[row + 1] = (sums[row] ?? 0) + (energy[row] ?? 0);
  return sums;
}

function listPowers(sums: Float64Array, rows: number, step: number, frameSamples: number): Float64Array {
  const count = Math.max(0, Math.floor((sums.length - 1 - rows) / step) + 1);
  const powers = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    powers[i] = ((sums[i * step + rows] ?? 0) - (sums[i * step] ?? 0)) / (rows * frameSamples);
  }
  return powers;
}

/** Returns the integrated loudness of overlapping 400 ms blocks, given as mean K-weighted powers. */
export function integrateLoudness(powers: Float64Array): number | null {
  return toLoudness(computeMean(gate(powers, INTEGRATED_GATE_LU)));
}

function computeRange(powers: Float64Array): number | null {
  const loud = gate(powers, RANGE_GATE_LU).sort();
  const low = toLoudness(loud[Math.round((loud.length - 1) * RANGE_LOW)] ?? null);
  const high = toLoudness(loud[Math.round((loud.length - 1) * RANGE_HIGH)] ?? null);
  return low === null || high === null ? null : high - low;
}

// The absolute gate comes first; the second one is relative to the mean of the blocks that passed it.
function gate(powers: Float64Array, relativeLu: number): Float64Array {
  const audible = powers.filter((power) => power > ABSOLUTE_GATE);
  const threshold = (computeMean(audible) ?? 0) * 10 ** (relativeLu / 10);
  return audible.filter((power) => power > threshold);
}

function computeMean(powers: Float64Array): number | null {
  return powers.length === 0 ? null : powers.reduce((sum, power) => sum + power, 0) / powers.length;
}

function findMaximum(powers: Float64Array): number | null {
  return powers.length === 0 ? null : powers.reduce((most, power) => Math.max(most, power), 0);
}

function toLoudness(power: number | null): number | null {
  return power === null || power <= 0 ? null : LOUDNESS_OFFSET + 10 * Math.log10(power);
}

function toPower(lufs: number): number {
  return 10 ** ((lufs - LOUDNESS_OFFSET) / 10);
}
