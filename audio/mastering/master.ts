import { randomUUID } from 'node:crypto';
import { AudioRefusal } from '../audio-refusal.ts';
import { toAmplitude, toDecibels } from '../decibel.ts';
import { openSourceFile } from '../transcode.ts';
import { analyzeFile, type SourceAnalysis, type StereoSpectrum } from './analyze.ts';
import {
  designForPreset,
  designForReference,
  type EqualizerCurve,
  loadEqualizer,
  mergeSpectra,
  predictBandLevels,
} from './design.ts';
import { BAND_COUNT, BLOCK_SAMPLES, createMasterKernel, type MasterKernel, TRANSFORM_SAMPLES } from './kernel.ts';
import { CEILING_DBTP, limitSound, METER_MARGIN_DB } from './limit.ts';
import { buildReport, type FinishedSign, type MasterReport } from './master-report.ts';
import { createMasterWriter, type WrittenMaster } from './master-writer.ts';
import { type MasterPreset, PRESET_SETTINGS, type PresetSettings, REFERENCE_LIMITER } from './preset.ts';
import { readBlocks } from './read-blocks.ts';
import { checkReference } from './reference.ts';
import { MasterRefusal } from './refusal.ts';
import { MAX_REDUCED_DB } from './solve.ts';
import { createSpool, type Spool } from './spool.ts';

/**
 * A preset, or a file whose balance, width and loudness the master takes. The mixes of one record name each other in
 * `together_with`: the equaliser is then designed for all of them, so that the record has one colour.
 */
export type MasterStyle = { preset: MasterPreset; together_with?: readonly string[] } | { reference: string };

/** The stages of a master, in this order, and the share of one that is done, from 0 to 1. */
export const MASTER_STAGES = ['measuring', 'shaping', 'limiting'] as const;
export type OnMasterProgress = (stage: (typeof MASTER_STAGES)[number], share: number) => void;

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
  let gainDb = isFine ? 0 : Math.min(toTarget, toCeiling);
  let written = writeLevelled(source, target, mix, gainDb);
  // Only the written file shows its reflected start, which may read higher than anything in the mix.
  while (written.peak_dbtp > CEILING_DBTP) {
    gainDb = Math.min(0, gainDb) + CEILING_DBTP - METER_MARGIN_DB - written.peak_dbtp;
    written = writeLevelled(source, target, mix, gainDb);
  }
  return buildReport(mix, written.sound, null, {
    preset: plan.preset,
    treatment: gainDb === 0 ? 'unchanged' : 'levelled',
    finished_sign: sign,
    target_lufs: plan.target_lufs,
    drive_db: gainDb,
    limiter_db: 0,
    yielded_db: 0,
    compression_db: new Array(BAND_COUNT).fill(0),
  });
}

// Without a gain, integers of up to 24 bits keep every bit.
function writeLevelled(source: string, target: string, mix: SourceAnalysis, gainDb: number): WrittenMaster {
  const kernel = createMasterKernel(mix.source.sample_rate_hz);
  const isExact = gainDb === 0 && mix.source.codec.startsWith('pcm_s') && (mix.source.bits_per_sample ?? 32) <= 24;
  const file = openSourceFile(source);
  const writer = createMasterWriter(kernel, target, mix);
  try {
    readBlocks(file, kernel, BLOCK_SAMPLES, (samples) => {
      kernel.level(samples, toAmplitude(gainDb), !isExact);
      writer.add(samples);
    });
    return writer.finish();
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
    const { target_lufs, limiter } = plan;
    const onShare = (share: number) => onProgress('limiting', share);
    const limited = limitSound({ kernel, spool, target, mix, target_lufs, limiter, onShare });
    return buildReport(mix, limited.sound, plan.curve, {
      preset: plan.preset,
      treatment: 'mastered',
      finished_sign: null,
      target_lufs,
      drive_db: limited.drive.drive_db - limited.yielded_db,
      limiter_db: limited.drive.reduction_db,
      yielded_db: limited.yielded_db,
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
