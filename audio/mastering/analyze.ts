import { AudioRefusal } from '../audio-refusal.ts';
import type { AudioMeasures, AudioSource } from '../audio-report.ts';
import { classifyChannels, computeDcOffset } from '../channels.ts';
import { countClippedRuns } from '../clipping.ts';
import { toAmplitude } from '../decibel.ts';
import { createFrameMeter, type FrameMeter } from '../frame-meter.ts';
import { refuseImpossiblePeak } from '../level-guard.ts';
import { computeSamplePeak, describeLevels } from '../levels.ts';
import { createCutoffFinder } from '../lossy-cutoff.ts';
import { SILENCE_DBFS } from '../silence.ts';
import { refuseSource } from '../source-limits.ts';
import { openSourceFile } from '../transcode.ts';
import { buildWaveform } from '../waveform.ts';
import { listReversed } from './fourier.ts';
import {
  BAND_COUNT,
  BLOCK_SAMPLES,
  createMasterKernel,
  LEVEL_CLASSES,
  type MasterKernel,
  TRANSFORM_SAMPLES,
  WINDOW_POWER,
} from './kernel.ts';
import { readBlocks } from './read-blocks.ts';
import { MasterRefusal, type MasterRefusalCode } from './refusal.ts';

/** Long-term power of the loud parts per frequency, from 0 to half the sample rate; all bins sum to the mean square. */
export interface StereoSpectrum {
  sample_rate_hz: number;
  mid: Float64Array;
  side: Float64Array;
}

/** The measures of a sound before or after mastering. */
export interface SoundAnalysis
  extends Pick<
    AudioMeasures,
    | 'integrated_lufs'
    | 'loudness_range_lu'
    | 'momentary_max_lufs'
    | 'short_term_max_lufs'
    | 'true_peak_dbtp'
    | 'sample_peak_dbfs'
    | 'waveform'
  > {
  spectrum: StereoSpectrum;
  /** Peak to mean level of each band, deepest band first; null for a band without sound. */
  crest_db: (number | null)[];
}

/** The measures of a source file. */
export interface SourceAnalysis
  extends SoundAnalysis,
    Pick<AudioMeasures, 'clipped_runs' | 'dc_offset' | 'stereo' | 'lossy_cutoff_hz'> {
  source: AudioSource;
  /** Per channel. */
  samples: number;
  /** `integrated_lufs` is never null here: a quieter file is refused. */
  integrated_lufs: number;
}

/** Measures a whole file in one decode. Throws `MasterRefusal`. */
export function analyzeFile(path: string, file: 'mix' | 'reference'): SourceAnalysis {
  try {
    return analyze(path, file);
  } catch (error) {
    if (error instanceof AudioRefusal) throw new MasterRefusal(error.code, file, error.details);
    throw error;
  }
}

function analyze(path: string, role: 'mix' | 'reference'): SourceAnalysis {
  const refuse = (code: MasterRefusalCode): never => {
    throw new MasterRefusal(code, role);
  };
  const file = openSourceFile(path);
  try {
    const { source } = file.decoder;
    refuseSource(source);
    const kernel = createMasterKernel(source.sample_rate_hz);
    const study = createSoundStudy(kernel, source.sample_rate_hz, file.decoder.expected_s);
    const cutoff = createCutoffFinder(source.sample_rate_hz);
    readBlocks(file, kernel, BLOCK_SAMPLES, (samples) => {
      // As stereo, as it will be heard: one channel alone would count 3 LU less.
      study.add(new Uint8Array(kernel.memory.buffer, kernel.interleavedPointer(), 8 * samples), samples);
      const spectrum = study.meter.findSpectrum(samples);
      if (spectrum) cutoff.add(spectrum);
    });
    const sound = study.finish();
    if (computeSamplePeak(study.meter) < toAmplitude(SILENCE_DBFS)) return refuse('silent');
    if (!sound) return refuse('too_short');
    refuseImpossiblePeak(study.meter.table, toAmplitude(sound.true_peak_dbtp));
    const { integrated_lufs } = sound;
    if (integrated_lufs === null) return refuse('too_quiet');
    const totals = study.meter.readTotals();
    const { table } = study.meter;
    return {
      ...sound,
      integrated_lufs,
      source,
      samples: table.samples,
      clipped_runs: countClippedRuns(table),
      dc_offset: computeDcOffset(table.samples, totals),
      stereo: classifyChannels(source.channels, totals),
      lossy_cutoff_hz: cutoff.find(),
    };
  } finally {
    file.decoder.close();
  }
}

/** Collects everything that is said about a sound: of a source, and of the finished master. */
export interface SoundStudy {
  meter: FrameMeter;
  /** Adds the block that the kernel holds as channels, and `interleaved` for the meter. */
  add(interleaved: Uint8Array, samples: number): void;
  /** Null if the sound is too short to be measured. */
  finish(): SoundAnalysis | null;
}

/** Of a longer file, every second block tells as much as all of them. */
const STUDIED_WHOLE_S = 120;

/** Begins to study a sound of about `expectedS` seconds. */
export function createSoundStudy(kernel: MasterKernel, sampleRateHz: number, expectedS: number): SoundStudy {
  const meter = createFrameMeter({ sample_rate_hz: sampleRateHz, channels: 2, sample_kind: 'float32' });
  kernel.start(expectedS > STUDIED_WHOLE_S ? 2 : 1);
  return {
    meter,
    add(interleaved, samples) {
      kernel.study(samples, kernel.stride);
      meter.push(interleaved, samples);
    },
    finish() {
      const truePeak = meter.finish();
      const spectrum = readSpectrum(kernel, sampleRateHz);
      if (!spectrum) return null;
      return {
        ...describeLevels(meter, truePeak, computeSamplePeak(meter)),
        waveform: buildWaveform(meter.table),
        spectrum,
        crest_db: readCrests(kernel),
      };
    },
  };
}

// An excerpt is loud within 1.5 dB under the mean of all excerpts above the silence.
const LOUD_SHARE = 0.7;
const QUIETEST_CLASS = 1e-8;
const CLASS_STEP = 10 ** 0.2;

function readSpectrum(kernel: MasterKernel, sample_rate_hz: number): StereoSpectrum | null {
  const excerpts = kernel.doubles(kernel.excerptsPointer(), 2 * LEVEL_CLASSES);
  let [count, sum] = [0, 0];
  for (let index = 0; index < LEVEL_CLASSES; index++) {
    count += excerpts[2 * index] ?? 0;
    sum += excerpts[2 * index + 1] ?? 0;
  }
  if (count === 0) return null;
  const loudest = Math.max(...Array.from({ length: LEVEL_CLASSES }, (_, i) => (excerpts[2 * i] ? i : 0)));
  const isLoud = (index: number) =>
    index === loudest || QUIETEST_CLASS * CLASS_STEP ** (index + 1) > (LOUD_SHARE * sum) / count;
  const bins = TRANSFORM_SAMPLES / 2 + 1;
  const spectrum: StereoSpectrum = { sample_rate_hz, mid: new Float64Array(bins), side: new Float64Array(bins) };
  let loudExcerpts = 0;
  for (let index = 0; index < LEVEL_CLASSES; index++) {
    if (!excerpts[2 * index] || !isLoud(index)) continue;
    loudExcerpts += excerpts[2 * index] ?? 0;
    const at = kernel.classesPointer() + 8 * TRANSFORM_SAMPLES * index;
    addReordered(spectrum.mid, kernel.floats(at, TRANSFORM_SAMPLES));
    addReordered(spectrum.side, kernel.floats(at + 4 * TRANSFORM_SAMPLES, TRANSFORM_SAMPLES));
  }
  const scale = 1 / (loudExcerpts * TRANSFORM_SAMPLES ** 2 * WINDOW_POWER);
  for (const powers of [spectrum.mid, spectrum.side])
    powers.forEach((power, bin) => {
      powers[bin] = power * scale * (bin === 0 || bin === bins - 1 ? 1 : 2);
    });
  return spectrum;
}

const REVERSED = listReversed(TRANSFORM_SAMPLES);

// The kernel writes each pair of a frequency and its negative once, at the lower of the two positions.
function addReordered(target: Float64Array, powers: Float32Array): void {
  target.forEach((sum, bin) => {
    const position = Math.min(REVERSED[bin] ?? 0, REVERSED[(TRANSFORM_SAMPLES - bin) % TRANSFORM_SAMPLES] ?? 0);
    target[bin] = sum + (powers[position] ?? 0);
  });
}

function readCrests(kernel: MasterKernel): (number | null)[] {
  const levels = kernel.doubles(kernel.levelsPointer(), 3 * BAND_COUNT);
  const samples = kernel.countedSamplesOfBands();
  return Array.from({ length: BAND_COUNT }, (_, band) => {
    const squares = levels[3 * band] ?? 0;
    const largest = levels[3 * band + 1] ?? 0;
    const mean = squares / (2 * samples);
    return mean > 1e-12 ? Math.round(100 * Math.log10(largest / mean)) / 10 : null;
  });
}
