import type { FrameTable } from './frame-table.ts';

/** Loudness of a programme by EBU R 128; null where a value does not exist, see `AudioMeasures`. */
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
const ABSOLUTE_GATE = powerOf(-70);
const INTEGRATED_GATE_LU = -10;
const RANGE_GATE_LU = -20;
const RANGE_LOW = 0.1;
const RANGE_HIGH = 0.95;

/**
 * Integrated loudness over 400 ms blocks, 75 % overlap, gated at -70 LUFS and at 10 LU under the first mean (ITU-R BS.1770-4);
 * loudness range from 3 s windows every 100 ms, gated at 20 LU, 10th to 95th percentile (EBU Tech 3342); the momentary and
 * short-term maxima move by 10 ms (EBU Tech 3341).
 */
export function measureLoudness(table: FrameTable): Loudness {
  const fullRows = Math.floor(table.samples / table.frame_samples);
  const sums = sumUp(table.energy, fullRows);
  const list = (rows: number, step: number) => listPowers(sums, rows, step, table.frame_samples);
  return {
    integrated_lufs: loudnessOf(gatedMean(list(MOMENTARY_ROWS, STEP_ROWS))),
    loudness_range_lu: rangeOf(list(SHORT_TERM_ROWS, STEP_ROWS)),
    momentary_max_lufs: loudnessOf(maximumOf(list(MOMENTARY_ROWS, 1))),
    short_term_max_lufs: loudnessOf(maximumOf(list(SHORT_TERM_ROWS, 1))),
  };
}

function sumUp(energy: Float64Array, rows: number): Float64Array {
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

function gatedMean(powers: Float64Array): number | null {
  return meanOf(gate(powers, INTEGRATED_GATE_LU));
}

function rangeOf(powers: Float64Array): number | null {
  const loud = gate(powers, RANGE_GATE_LU).sort();
  const low = loudnessOf(loud[Math.round((loud.length - 1) * RANGE_LOW)] ?? null);
  const high = loudnessOf(loud[Math.round((loud.length - 1) * RANGE_HIGH)] ?? null);
  return low === null || high === null ? null : high - low;
}

// The absolute gate first; the second one is relative to the mean of what passed the first.
function gate(powers: Float64Array, relativeLu: number): Float64Array {
  const audible = powers.filter((power) => power > ABSOLUTE_GATE);
  const threshold = (meanOf(audible) ?? 0) * 10 ** (relativeLu / 10);
  return audible.filter((power) => power > threshold);
}

function meanOf(powers: Float64Array): number | null {
  return powers.length === 0 ? null : powers.reduce((sum, power) => sum + power, 0) / powers.length;
}

function maximumOf(powers: Float64Array): number | null {
  return powers.length === 0 ? null : powers.reduce((most, power) => Math.max(most, power), 0);
}

function loudnessOf(power: number | null): number | null {
  return power === null || power <= 0 ? null : LOUDNESS_OFFSET + 10 * Math.log10(power);
}

function powerOf(lufs: number): number {
  return 10 ** ((lufs - LOUDNESS_OFFSET) / 10);
}
