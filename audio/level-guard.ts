import { AudioRefusal } from './audio-refusal.ts';
import { toDecibels } from './decibel.ts';
import { type RowTable, rowPeak, rowStartMs } from './row-table.ts';

/** +20 dB over full scale. No recording has it; whole numbers that were written as floating point have far more. */
const IMPOSSIBLE_LEVEL = 10;

/**
 * Throws `AudioRefusal` with its position if a sample of floating point is no number, infinite, or louder than any
 * recording. `planes` hold the samples of one channel each, or of all channels in turns; `firstSample` is the position of
 * the first in the sound.
 */
export function refuseBrokenSamples(
  planes: readonly (Float32Array | Float64Array)[],
  { channels, sample_rate_hz }: { channels: number; sample_rate_hz: number },
  firstSample: number,
): void {
  const turns = planes.length === 1 ? channels : 1;
  for (const plane of planes) {
    for (let i = 0; i < plane.length; i++) {
      const level = Math.abs(plane[i] ?? 0);
      // False for what is no number, too.
      if (level < IMPOSSIBLE_LEVEL) continue;
      const position_ms = Math.floor((1000 * (firstSample + Math.floor(i / turns))) / sample_rate_hz);
      if (!Number.isFinite(level)) throw new AudioRefusal('broken_samples', 'no number', { position_ms });
      throw new AudioRefusal('impossible_level', 'sample', { position_ms, level_db: Math.round(toDecibels(level)) });
    }
  }
}

/** Throws `AudioRefusal` if the sound between the samples is louder than any recording; names its loudest place. */
export function refuseImpossiblePeak(table: RowTable, truePeak: number): void {
  if (truePeak < IMPOSSIBLE_LEVEL) return;
  let loudest = 0;
  for (let row = 1; row < table.rows; row++) if (rowPeak(table, row) > rowPeak(table, loudest)) loudest = row;
  const position_ms = Math.floor(rowStartMs(table, loudest));
  throw new AudioRefusal('impossible_level', 'peak', { position_ms, level_db: Math.round(toDecibels(truePeak)) });
}
