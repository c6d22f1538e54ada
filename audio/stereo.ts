import type { StereoRelation } from './audio-report.ts';
import type { SoundTotals } from './frame-meter.ts';

// One step of 13 bits: the dither of two equal channels may differ.
const SAME_WITHIN = 1.3e-4;
const OPPOSITE_CORRELATION = -0.8;
// A channel 40 dB under the other one is a cable that was not plugged in.
const ONE_SIDED_POWER = 1e-4;

/**
 * Two equal channels are `dual_mono`; channels that mostly cancel each other in mono (correlation under -0.8) `out_of_phase`;
 * with one channel 40 dB or more under the other the file is `one_sided`.
 */
export function findStereoRelation(channels: number, totals: SoundTotals): StereoRelation {
  if (channels === 1) return 'mono';
  const { left_energy, right_energy, shared_energy, largest_difference } = totals;
  if (Math.min(left_energy, right_energy) <= ONE_SIDED_POWER * Math.max(left_energy, right_energy)) return 'one_sided';
  if (largest_difference < SAME_WITHIN) return 'dual_mono';
  const correlation = shared_energy / Math.sqrt(left_energy * right_energy);
  return correlation < OPPOSITE_CORRELATION ? 'out_of_phase' : 'stereo';
}

/** The larger mean of a channel, as a share of full scale from 0 to 1: sound swings around zero, an offset is a fault. */
export function findDcOffset(samples: number, { left, right }: SoundTotals): number {
  return samples === 0 ? 0 : Math.max(Math.abs(left), Math.abs(right)) / samples;
}
