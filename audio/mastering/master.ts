import { randomUUID } from 'node:crypto';
import { AudioRefusal } from '../audio-refusal.ts';
import { SAMPLE_KIND_CODES } from '../check-kernel.ts';
import { toAmplitude, toDecibels } from '../decibel.ts';
import { openSourceFile } from '../transcode.ts';
import {
  analyzeFile,
  createSoundStudy,
  type SoundAnalysis,
  type SourceAnalysis,
  type StereoSpectrum,
} from './analyze.ts';
import {
  designForPreset,
  designForReference,
  type EqualizerCurve,
  loadEqualizer,
  mergeSpectra,
  predictBandLevels,
} from './design.ts';
import { BAND_COUNT, BLOCK_SAMPLES, createMasterKernel, type MasterKernel, TRANSFORM_SAMPLES } from './kernel.ts';
import { buildReport, type FinishedSign, type MasterReport } from './master-report.ts';
import { type MasterPreset, PRESET_SETTINGS, type PresetSettings, REFERENCE_LIMITER } from './preset.ts';
import { readBlocks } from './read-blocks.ts';
import { checkReference } from './reference.ts';
import { MasterRefusal } from './refusal.ts';
import { type Drive, MAX_REDUCED_DB, solveDrive } from './solve.ts';
import { createSpool, type Spool } from './spool.ts';
import { createWavWriter } from './wav-writer.ts';

/**
 * A preset, or a file whose balance, width and loudness the master takes. The mixes of one record name each other in
 * `together_with`: the equaliser is then designed for all of them, so that the record has one colour.
 */
export type MasterStyle = { preset: MasterPreset; together_with?: readonly string[] } | { reference: string };

/** The stages of a master, in this order, and the share of one that is done, from 0 to 1. */
export const MASTER_STAGES = ['measuring', 'shaping', 'limiting'] as const;
export type OnMasterProgress = (stage: (typeof MASTER_STAGES)[number], share: number) => void;

/** Every master stays under this true peak, on a meter that may read 0.2 dB more. */
const CEILING_DBTP = -1;
const METER_MARGIN_DB = 0.2;
const TOLERANCE_LU = 0.03;
const MAX_ROUNDS = 3;
/** One block in so many is limited ahead of the others, to see how far the prediction is off. */
const COMPARED_BLOCKS = 8;
const FINISHED_PEAK_TO_LOUDNESS_DB = 9;
// Flat tops per minute that no mix has by accident.
const CLIPPED_RUNS_PER_MINUTE = 20;

/**
 * Masters a file: measures it, moves its balance towards the preset or to the reference, compresses its bands, and
 * limits it at the loudness of the preset or the reference; writes stereo WAV of 24 bits at the rate of the source. A
 * mix that has been mastered before is only levelled. The same files give the same bytes. Memory does not depend on the
 * length, except about 3 MB a minute; beside the target a temporary file of eight bytes a sample is needed.
 *
 * Throws `MasterRefusal` if a file cannot be used, and the file system's own error if nothing can be written.
 *
 * @example masterFile('mix.wav', 'master.wav', { preset: 'warm' }).after.integrated_lufs // -12
 */
export function masterFile(
  source: string,
  target: string,
  style: MasterStyle,
  onProgress: OnMasterProgress = () => undefined,
): MasterReport {
  onProgress('measuring', 0);
  const mix = analyzeFile(source, 'mix');
  onProgress('measuring', 0.5);
  const plan = buildPlan(mix, style);
  onProgress('measuring', 1);
  const sign = findFinishedSign(mix);
  try {
    return sign ? levelFile(source, target, mix, plan, sign) : shapeFile(source, target, mix, plan, onProgress);
  } catch (error) {
    if (error instanceof AudioRefusal) throw new MasterRefusal(error.code, 'mix', error.details);
    throw error;
  }
}

interface Plan {
  preset: MasterPreset | null;
  target_lufs: number;
  curve: EqualizerCurve;
  /** Null if nothing is compressed. */
  compression: PresetSettings['compression'] | null;
  limiter: PresetSettings['limiter'];
}

function buildPlan(mix: SourceAnalysis, style: MasterStyle): Plan {
  if ('preset' in style) {
    const settings = PRESET_SETTINGS[style.preset];
    const { target_lufs, compression, limiter } = settings;
    const spectrum = mergeSpectra([mix.spectrum, ...listSpectra(style.together_with ?? [])]);
    const curve = designForPreset({ ...mix, spectrum }, settings);
    return { preset: style.preset, target_lufs, curve, compression, limiter };
  }
  const reference = analyzeFile(style.reference, 'reference');
  checkReference(reference);
  return {
    preset: null,
    target_lufs: reference.integrated_lufs,
    curve: designForReference(mix, reference.spectrum),
    compression: null,
    limiter: REFERENCE_LIMITER,
  };
}

// A mix that cannot be measured does not keep the others from being mastered.
function listSpectra(paths: readonly string[]): StereoSpectrum[] {
  return paths.flatMap((path) => {
    try {
      return [analyzeFile(path, 'mix').spectrum];
    } catch (error) {
      if (error instanceof MasterRefusal) return [];
      throw error;
    }
  });
}

/** Returns the sign of an earlier mastering, or null (do no harm: such a mix is only levelled). */
function findFinishedSign(mix: SourceAnalysis): FinishedSign | null {
  if (mix.true_peak_dbtp - mix.integrated_lufs < FINISHED_PEAK_TO_LOUDNESS_DB) return 'little_headroom';
  const minutes = mix.samples / mix.source.sample_rate_hz / 60;
  return mix.clipped_runs > CLIPPED_RUNS_PER_MINUTE * minutes ? 'clipped' : null;
}

function levelFile(source: string, target: string, mix: SourceAnalysis, plan: Plan, sign: FinishedSign): MasterReport {
  const toTarget = plan.target_lufs - mix.integrated_lufs;
  const toCeiling = CEILING_DBTP - METER_MARGIN_DB - mix.true_peak_dbtp;
  const isFine = Math.abs(toTarget) <= 0.1 && mix.true_peak_dbtp <= CEILING_DBTP;
  const gainDb = isFine ? 0 : Math.min(toTarget, toCeiling);
  const kernel = createMasterKernel(mix.source.sample_rate_hz);
  const isExact = gainDb === 0 && mix.source.codec.startsWith('pcm_s') && (mix.source.bits_per_sample ?? 32) <= 24;
  const file = openSourceFile(source);
  const writer = createMasterWriter(kernel, target, mix);
  try {
    readBlocks(file, kernel, BLOCK_SAMPLES, (samples) => {
      kernel.level(samples, toAmplitude(gainDb), !isExact);
      writer.add(samples);
    });
    return buildReport(mix, writer.finish(), null, {
      preset: plan.preset,
      treatment: gainDb === 0 ? 'unchanged' : 'levelled',
      finished_sign: sign,
      target_lufs: plan.target_lufs,
      drive_db: gainDb,
      limiter_db: 0,
      compression_db: new Array(BAND_COUNT).fill(0),
    });
  } finally {
    writer.close();
    file.decoder.close();
  }
}

function shapeFile(
  source: string,
  target: string,
  mix: SourceAnalysis,
  plan: Plan,
  onProgress: OnMasterProgress,
): MasterReport {
  const kernel = createMasterKernel(mix.source.sample_rate_hz);
  const spool = createSpool(`${target}.${randomUUID()}.spool`);
  try {
    shapeSound(kernel, spool, source, mix, plan, (share) => onProgress('shaping', share));
    const compression_db = readCompression(kernel);
    const { drive, master } = limitSound(kernel, spool, target, mix, plan, (share) => onProgress('limiting', share));
    return buildReport(mix, master, plan.curve, {
      preset: plan.preset,
      treatment: 'mastered',
      finished_sign: null,
      target_lufs: plan.target_lufs,
      drive_db: drive.drive_db,
      limiter_db: drive.reduction_db,
      compression_db,
    });
  } finally {
    spool.remove();
  }
}

// Equalises and compresses the file into the spool, and fills the table of the limiter.
function shapeSound(
  kernel: MasterKernel,
  spool: Spool,
  source: string,
  mix: SourceAnalysis,
  { curve, compression, target_lufs }: Plan,
  onShare: (share: number) => void,
): void {
  const { stride, equalizer_taps } = kernel;
  kernel.start(1);
  loadEqualizer(kernel, curve);
  if (compression) setCompression(kernel, predictBandLevels(mix.spectrum, curve), compression, mix);
  kernel.reserve(Math.ceil(mix.samples / stride), stride);
  // No drive lifts what lies lower to the ceiling; 4 dB are for the change of loudness by equaliser and compressor, and
  // 2 dB for what lies between the samples.
  const floor = toAmplitude(CEILING_DBTP - (target_lufs - mix.integrated_lufs) - MAX_REDUCED_DB - 4 - 2);
  const file = openSourceFile(source);
  let done = 0;
  try {
    readBlocks(file, kernel, TRANSFORM_SAMPLES - equalizer_taps, (samples) => {
      kernel.shape(stride * Math.ceil(samples / stride), equalizer_taps, stride, compression !== null, floor);
      spool.write(new Uint8Array(kernel.memory.buffer, kernel.interleavedPointer(), 8 * samples));
      done += samples;
      onShare(done / mix.samples);
    });
  } finally {
    file.decoder.close();
  }
  kernel.endStrides();
}

// Per band: attack and release. Deep sounds need time, or their own waves would be compressed.
const BAND_TIMES_MS = [
  [30, 250],
  [null, 180],
  [null, 140],
  [6, 90],
] as const;

function setCompression(
  kernel: MasterKernel,
  levels: number[],
  { ratio, threshold_db, middle_attack_ms }: PresetSettings['compression'],
  { source }: SourceAnalysis,
): void {
  const share = (ms: number) => 1 - Math.exp((-1000 * kernel.stride) / (ms * source.sample_rate_hz));
  const settings = BAND_TIMES_MS.flatMap(([attack, release], band) => {
    const threshold = Math.max(1e-12, (levels[band] ?? 0) * 10 ** (threshold_db / 10));
    return [threshold, (1 - 1 / ratio) / 2, share(attack ?? middle_attack_ms), share(release)];
  });
  kernel.doubles(kernel.settingsPointer(), settings.length).set(settings);
}

function readCompression(kernel: MasterKernel): number[] {
  const levels = kernel.doubles(kernel.levelsPointer(), 3 * BAND_COUNT);
  return Array.from({ length: BAND_COUNT }, (_, band) => Math.round(10 * toDecibels(levels[3 * band + 2] ?? 1)) / 10);
}

// Writes the master, measures what was written, and corrects what the table of strides could not know.
function limitSound(
  kernel: MasterKernel,
  spool: Spool,
  target: string,
  mix: SourceAnalysis,
  plan: Plan,
  onShare: (share: number) => void,
): { drive: Drive; master: SoundAnalysis } {
  let target_lufs = plan.target_lufs;
  let ceiling_dbtp = CEILING_DBTP - METER_MARGIN_DB;
  const solve = () => {
    const { sample_rate_hz } = mix.source;
    const drive = solveDrive(kernel, { sample_rate_hz, target_lufs, ceiling_dbtp, limiter: plan.limiter });
    if (!drive) throw new MasterRefusal('too_quiet', 'mix');
    return drive;
  };
  let drive = solve();
  const unforeseen = findUnforeseenGain(kernel, spool, mix, drive);
  if (Math.abs(unforeseen) > TOLERANCE_LU / 2) {
    target_lufs -= unforeseen;
    drive = solve();
  }
  for (let round = 1; ; round++) {
    const master = writeMaster(kernel, spool, target, mix, drive, onShare);
    const excess = master.true_peak_dbtp - (CEILING_DBTP - METER_MARGIN_DB / 2);
    const isSolved = Math.abs(drive.integrated_lufs - target_lufs) < 0.05;
    const error = isSolved ? plan.target_lufs - (master.integrated_lufs ?? plan.target_lufs) : 0;
    if ((excess <= 0 && Math.abs(error) <= TOLERANCE_LU) || round === MAX_ROUNDS) return { drive, master };
    target_lufs += error;
    if (excess > 0) ceiling_dbtp -= excess;
    drive = solve();
  }
}

// Returns by how many decibels the limited sound is louder than the table of strides predicts, from a part of its blocks.
function findUnforeseenGain(kernel: MasterKernel, spool: Spool, mix: SourceAnalysis, { drive_db }: Drive): number {
  const totals = kernel.doubles(kernel.hopsPointer(), 2).fill(0);
  for (let at = 0; at + BLOCK_SAMPLES <= mix.samples; at += COMPARED_BLOCKS * BLOCK_SAMPLES) {
    takeBlock(kernel, spool, at, BLOCK_SAMPLES);
    kernel.compare(at / kernel.stride, BLOCK_SAMPLES, toAmplitude(drive_db));
  }
  const [predicted = 0, found = 0] = totals;
  return predicted > 0 && found > 0 ? 10 * Math.log10(found / predicted) : 0;
}

function takeBlock(kernel: MasterKernel, spool: Spool, sample: number, count: number): void {
  const target = new Uint8Array(kernel.memory.buffer, kernel.interleavedPointer(), 8 * count);
  if (spool.read(target, 8 * sample) !== target.length) throw new Error('the temporary file is incomplete');
  kernel.take(count, 2, SAMPLE_KIND_CODES.float32);
}

function writeMaster(
  kernel: MasterKernel,
  spool: Spool,
  target: string,
  mix: SourceAnalysis,
  { drive_db }: Drive,
  onShare: (share: number) => void,
): SoundAnalysis {
  const writer = createMasterWriter(kernel, target, mix);
  const gain = toAmplitude(drive_db);
  try {
    for (let at = 0; at < mix.samples; at += BLOCK_SAMPLES) {
      const samples = Math.min(BLOCK_SAMPLES, mix.samples - at);
      takeBlock(kernel, spool, at, samples);
      kernel.finish(at / kernel.stride, samples, gain);
      writer.add(samples);
      onShare((at + samples) / mix.samples);
    }
    return writer.finish();
  } finally {
    writer.close();
  }
}

// Writes the packed samples of the kernel, and studies exactly what it writes.
function createMasterWriter(kernel: MasterKernel, target: string, { source, samples }: SourceAnalysis) {
  const study = createSoundStudy(kernel, source.sample_rate_hz, samples / source.sample_rate_hz);
  const writer = createWavWriter(target, source.sample_rate_hz, samples);
  const view = (pointer: number, length: number) => new Uint8Array(kernel.memory.buffer, pointer, length);
  return {
    add(count: number) {
      writer.write(view(kernel.packedPointer(), 6 * count));
      study.add(view(kernel.interleavedPointer(), 8 * count), count);
    },
    finish(): SoundAnalysis {
      const sound = study.finish();
      if (!sound) throw new MasterRefusal('too_short', 'mix');
      writer.finish();
      return sound;
    },
    close: writer.close,
  };
}
