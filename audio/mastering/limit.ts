import { SAMPLE_KIND_CODES } from '../check-kernel.ts';
import { toAmplitude } from '../decibel.ts';
import type { SoundAnalysis, SourceAnalysis } from './analyze.ts';
import { BLOCK_SAMPLES, type MasterKernel } from './kernel.ts';
import { createMasterWriter, type WrittenMaster } from './master-writer.ts';
import type { PresetSettings } from './preset.ts';
import { MasterRefusal } from './refusal.ts';
import { type Drive, solveDrive } from './solve.ts';
import type { Spool } from './spool.ts';

/** No master exceeds this true peak, on a meter that may read 0.2 dB more than ours. */
export const CEILING_DBTP = -1;
export const METER_MARGIN_DB = 0.2;
/** The highest true peak that our own meter may read in what was written. */
const HIGHEST_DBTP = CEILING_DBTP - METER_MARGIN_DB / 2;
const TOLERANCE_LU = 0.03;
const MAX_ROUNDS = 3;
/** One block in so many is limited ahead of the others, to see how far the prediction is off. */
const COMPARED_BLOCKS = 8;

/** A shaped sound that waits for its limiter, and where the master goes. */
export interface LimiterWork {
  kernel: MasterKernel;
  spool: Spool;
  target: string;
  mix: SourceAnalysis;
  target_lufs: number;
  limiter: PresetSettings['limiter'];
  onShare: (share: number) => void;
}

export interface LimitedSound {
  drive: Drive;
  sound: SoundAnalysis;
  /** The loudness given up so that no peak exceeds the ceiling. */
  yielded_db: number;
}

/** The values for which the drive is solved, so that the written sound comes out right. */
interface Aim {
  target_lufs: number;
  ceiling_dbtp: number;
}

/** A round: its aim, and what was read in the file that it wrote. */
interface Attempt {
  aim: Aim;
  drive: Drive;
  sound: SoundAnalysis;
  /** Decibels above the highest permitted true peak; not above zero in a master that may stay. */
  excess_db: number;
  /** From the target to the loudness without the excess. */
  error_lu: number;
}

/**
 * Writes the master, measures what was written, and corrects what the table of strides could not know. Where the gain
 * must move so fast that peaks arise behind it, the rounds do not end below the ceiling: then the loudness yields, by
 * exactly as much as is missing.
 */
export function limitSound(work: LimiterWork): LimitedSound {
  const { target_lufs } = work;
  let aim: Aim = { target_lufs, ceiling_dbtp: CEILING_DBTP - METER_MARGIN_DB };
  const unforeseen = findUnforeseenGain(work, solve(work, aim));
  if (Math.abs(unforeseen) > TOLERANCE_LU / 2) aim = { ...aim, target_lufs: target_lufs - unforeseen };
  let best: Attempt | null = null;
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const attempt = attemptAt(work, aim);
    const { drive, sound, excess_db } = attempt;
    const isReachable = Math.abs(drive.integrated_lufs - aim.target_lufs) < 0.05;
    const missing_lu = isReachable ? target_lufs - (sound.integrated_lufs ?? target_lufs) : 0;
    const isLast = round === MAX_ROUNDS;
    if (excess_db <= 0 && (Math.abs(missing_lu) <= TOLERANCE_LU || isLast)) return { drive, sound, yielded_db: 0 };
    // A lower ceiling asks for more drive, and more drive for faster gains: where that adds peaks, no round removes them.
    const isWorse = best !== null && excess_db > Math.max(0, best.excess_db);
    if (best === null || Math.abs(attempt.error_lu) < Math.abs(best.error_lu)) best = attempt;
    if (isWorse) break;
    aim = { target_lufs: aim.target_lufs + missing_lu, ceiling_dbtp: aim.ceiling_dbtp - Math.max(0, excess_db) };
  }
  return yieldLoudness(work, best as Attempt);
}

function attemptAt(work: LimiterWork, aim: Aim): Attempt {
  const drive = solve(work, aim);
  const { sound, peak_dbtp } = writeMaster(work, drive.drive_db);
  const excess_db = peak_dbtp - HIGHEST_DBTP;
  const loudness = (sound.integrated_lufs ?? work.target_lufs) - Math.max(0, excess_db);
  return { aim, drive, sound, excess_db, error_lu: work.target_lufs - loudness };
}

// With the gains as they are, less drive lowers every peak by as much: the table of strides is not asked again.
function yieldLoudness(work: LimiterWork, { aim, excess_db }: Attempt): LimitedSound {
  const drive = solve(work, aim);
  let yielded_db = Math.max(0, excess_db);
  let written = writeMaster(work, drive.drive_db - yielded_db);
  // The dither may lift a peak by its last bit.
  while (written.peak_dbtp > HIGHEST_DBTP) {
    yielded_db += written.peak_dbtp - HIGHEST_DBTP;
    written = writeMaster(work, drive.drive_db - yielded_db);
  }
  return { drive, sound: written.sound, yielded_db };
}

// Leaves the gains in the kernel.
function solve({ kernel, mix, limiter }: LimiterWork, aim: Aim): Drive {
  const drive = solveDrive(kernel, { ...aim, sample_rate_hz: mix.source.sample_rate_hz, limiter });
  if (!drive) throw new MasterRefusal('too_quiet', 'mix');
  return drive;
}

// Returns by how many decibels the limited sound is louder than the table of strides predicts, from a part of its blocks.
function findUnforeseenGain(work: LimiterWork, { drive_db }: Drive): number {
  const { kernel, mix } = work;
  const totals = kernel.doubles(kernel.hopsPointer(), 2).fill(0);
  for (let at = 0; at + BLOCK_SAMPLES <= mix.samples; at += COMPARED_BLOCKS * BLOCK_SAMPLES) {
    takeBlock(work, at, BLOCK_SAMPLES);
    kernel.compare(at / kernel.stride, BLOCK_SAMPLES, toAmplitude(drive_db));
  }
  const [predicted = 0, found = 0] = totals;
  return predicted > 0 && found > 0 ? 10 * Math.log10(found / predicted) : 0;
}

function takeBlock({ kernel, spool }: LimiterWork, sample: number, count: number): void {
  const target = new Uint8Array(kernel.memory.buffer, kernel.interleavedPointer(), 8 * count);
  if (spool.read(target, 8 * sample) !== target.length) throw new Error('the temporary file is incomplete');
  kernel.take(count, 2, SAMPLE_KIND_CODES.float32);
}

function writeMaster(work: LimiterWork, driveDb: number): WrittenMaster {
  const { kernel, target, mix, onShare } = work;
  const writer = createMasterWriter(kernel, target, mix);
  const gain = toAmplitude(driveDb);
  try {
    for (let at = 0; at < mix.samples; at += BLOCK_SAMPLES) {
      const samples = Math.min(BLOCK_SAMPLES, mix.samples - at);
      takeBlock(work, at, samples);
      kernel.finish(at / kernel.stride, samples, gain);
      writer.add(samples);
      onShare((at + samples) / mix.samples);
    }
    return writer.finish();
  } finally {
    writer.close();
  }
}
