import { toDecibels } from './decibel.ts';
import type { FrameMeter } from './frame-meter.ts';
import { measureLoudness } from './loudness.ts';
import { rowPeak } from './row-table.ts';

/** Describes the loudness and the peaks of a measured file, in hundredths. */
export function describeLevels({ table }: FrameMeter, truePeak: number, samplePeak: number) {
  const loudness = measureLoudness(table);
  return {
    integrated_lufs: roundLevel(loudness.integrated_lufs),
    loudness_range_lu: roundLevel(loudness.loudness_range_lu),
    momentary_max_lufs: roundLevel(loudness.momentary_max_lufs),
    short_term_max_lufs: roundLevel(loudness.short_term_max_lufs),
    true_peak_dbtp: roundLevel(toDecibels(truePeak)),
    sample_peak_dbfs: roundLevel(toDecibels(samplePeak)),
  };
}

/** Returns the largest sample of a measured file, from 0. */
export function computeSamplePeak({ table }: FrameMeter): number {
  let peak = 0;
  for (let row = 0; row < table.rows; row++) peak = Math.max(peak, rowPeak(table, row));
  return peak;
}

/** Rounds a level to hundredths of a decibel: finer than the accuracy of any meter. */
export function roundLevel<Level extends number | null>(level: Level): Level {
  return (level === null ? null : Math.round(level * 100) / 100) as Level;
}
