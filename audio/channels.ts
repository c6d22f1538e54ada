import type { StereoRelation } from './audio-report.ts';
import { toDecibels } from './decibel.ts';
import type { SoundTotals } from './frame-meter.ts';
import { roundLevel } from './levels.ts';

// About one step at 13 bits: equal channels may still differ by their dither.
const SAME_WITHIN = 1.3e-4;
const OPPOSITE_CORRELATION = -0.8;
// A channel 40 dB under the other one indicates an unplugged cable.
const ONE_SIDED_POWER = 1e-4;

/**
 * Classifies the channels: two equal channels are `dual_mono`; channels that mostly cancel each other in mono
 * (correlation under -0.8) are `out_of_phase`; a file with one channel 40 dB or more under the other is `one_sided`.
 */
export function classifyChannels(channels: number, totals: SoundTotals): StereoRelation {
  if (channels === 1) return 'mono';
  const { left_energy, right_energy, cross_sum, largest_difference } = totals;
  if (Math.min(left_energy, right_energy) <= ONE_SIDED_POWER * Math.max(left_energy, right_energy)) return 'one_sided';
  if (largest_difference < SAME_WITHIN) return 'dual_mono';
  const correlation = cross_sum / Math.sqrt(left_energy * right_energy);
  return correlation < OPPOSITE_CORRELATION ? 'out_of_phase' : 'stereo';
}

/** Returns the difference of the channels' levels in decibels, above zero if the left one is louder; null without two. */
export function computeBalance(channels: number, { left_energy, right_energy }: SoundTotals): number | null {
  if (channels === 1 || left_energy === 0 || right_energy === 0) return null;
  return roundLevel(toDecibels(Math.sqrt(left_energy / right_energy)));
}

/**
 * Returns the DC offset: the larger mean of the two channels, as a share of full scale. Audio swings around zero, so an
 * offset is a fault.
 */
export function computeDcOffset(samples: number, { left, right }: SoundTotals): number {
  return samples === 0 ? 0 : Math.max(Math.abs(left), Math.abs(right)) / samples;
}
