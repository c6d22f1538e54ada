import type { SourceAnalysis } from './analyze.ts';
import { listThirds } from './master-report.ts';
import { MasterRefusal } from './refusal.ts';

// Music gets quieter by 3 to 6 dB per octave and hertz, so its thirds of an octave do not rise. Those of white noise
// rise by 3 dB per octave.
const STEEPEST_DB_PER_OCTAVE = 1.5;
const FIRST_THIRD = 5;
const LAST_THIRD = 25;

/** Refuses a reference whose balance no music has, such as noise: a master that matched it would hurt. */
export function checkReference({ spectrum }: SourceAnalysis): void {
  const levels = listThirds(spectrum).slice(FIRST_THIRD, LAST_THIRD);
  const middle = (levels.length - 1) / 2;
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  let [slope, weights] = [0, 0];
  levels.forEach((level, i) => {
    slope += (i - middle) * (level - mean);
    weights += (i - middle) ** 2;
  });
  if ((3 * slope) / weights > STEEPEST_DB_PER_OCTAVE) throw new MasterRefusal('unlike_music', 'reference');
}
