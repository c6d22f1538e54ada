import { toAmplitude, toDecibels } from '../decibel.ts';
import { integrateLoudness } from '../loudness.ts';
import type { MasterKernel } from './kernel.ts';
import type { PresetSettings } from './preset.ts';

/** The work of the limiter for one loudness. */
export interface Drive {
  /** Gain before the limiter. */
  drive_db: number;
  /** Deepest reduction of the limiter. */
  reduction_db: number;
  /** Predicted from the table of strides. */
  integrated_lufs: number;
}

export interface LimiterTask {
  sample_rate_hz: number;
  target_lufs: number;
  /** Highest true peak after the limiter. */
  ceiling_dbtp: number;
  limiter: PresetSettings['limiter'];
}

/** The limiter takes at most this much: beyond, a record only gets flatter. */
export const MAX_REDUCED_DB = 8;
const TOLERANCE_LU = 0.01;
const MAX_TRIES = 12;
/** Longer than half a wave of 30 Hz, whose peaks would otherwise move the gain. */
const HOLD_S = 0.02;
const SLOW_ATTACK_S = 0.4;
const SLOW_RELEASE_S = 2.2;
const HOPS_PER_BLOCK = 4;

/**
 * Finds the drive at which the limited sound has the target loudness, by the secant method on the table of strides: no
 * sample is touched. Stops `MAX_REDUCED_DB` above the gain that the sound would need without a limiter, even if the
 * target is not reached. The gains of the last try stay in the kernel. Null if nothing passes the gate of the meter.
 */
export function solveDrive(kernel: MasterKernel, task: LimiterTask): Drive | null {
  const measure = (drive: number) => measureLimited(kernel, task, drive);
  const unlimited = measure(Number.NEGATIVE_INFINITY);
  if (unlimited === null) return null;
  const plain = task.target_lufs - unlimited;
  let last: { drive: number; loudness: number } | null = null;
  let drive = plain;
  let loudness = measure(drive) ?? unlimited;
  for (let tries = 1; tries < MAX_TRIES && Math.abs(task.target_lufs - loudness) > TOLERANCE_LU; tries++) {
    const slope = last ? (loudness - last.loudness) / (drive - last.drive) : 1;
    const step = (task.target_lufs - loudness) / Math.max(0.15, Math.min(1, slope));
    last = { drive, loudness };
    drive = Math.min(plain + MAX_REDUCED_DB, drive + Math.max(-6, Math.min(6, step)));
    if (Math.abs(drive - last.drive) < 1e-4) break;
    loudness = measure(drive) ?? unlimited;
  }
  return { drive_db: drive, reduction_db: -toDecibels(kernel.deepestGain()), integrated_lufs: loudness };
}

// Minus infinity stands for a drive that never reaches the ceiling; the loudness is then that of the sound itself.
function measureLimited(kernel: MasterKernel, task: LimiterTask, driveDb: number): number | null {
  const { sample_rate_hz, ceiling_dbtp, limiter } = task;
  const isLimited = driveDb !== Number.NEGATIVE_INFINITY;
  const share = (seconds: number) => 1 - Math.exp(-kernel.stride / (seconds * sample_rate_hz));
  const ceiling = isLimited ? toAmplitude(ceiling_dbtp - driveDb) : 1e9;
  const fast = share(limiter.release_ms / 1000);
  const hold = Math.round((HOLD_S * sample_rate_hz) / kernel.stride);
  kernel.limit(ceiling, fast, hold, share(SLOW_ATTACK_S), share(SLOW_RELEASE_S), limiter.depth);
  const hopSamples = sample_rate_hz / 10;
  const count = kernel.sumHops(hopSamples / kernel.stride);
  const hops = kernel.doubles(kernel.hopsPointer(), count);
  // The kernel sums three times the energy; a block is four hops.
  const scale = (isLimited ? 10 ** (driveDb / 10) : 1) / (3 * HOPS_PER_BLOCK * hopSamples);
  const powers = Float64Array.from({ length: Math.max(0, count - HOPS_PER_BLOCK + 1) }, (_, i) => {
    let sum = 0;
    for (let hop = i; hop < i + HOPS_PER_BLOCK; hop++) sum += hops[hop] ?? 0;
    return sum * scale;
  });
  return integrateLoudness(powers);
}
