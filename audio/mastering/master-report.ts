import type { AudioSource } from '../audio-report.ts';
import type { SoundAnalysis, SourceAnalysis } from './analyze.ts';
import type { EqualizerCurve } from './design.ts';
import { smooth } from './design.ts';
import { CROSSOVERS_HZ, TRANSFORM_SAMPLES } from './kernel.ts';
import type { MasterPreset } from './preset.ts';

/**
 * The treatment of a mix: `mastered` is the whole chain; `levelled` only changed the level, because the mix is mastered already;
 * `unchanged` kept every sample, because not even the level had to change.
 */
type Treatment = 'mastered' | 'levelled' | 'unchanged';

/** The signs of a mix that has been mastered before: nothing is left between loudness and peaks, or peaks are cut. */
export type FinishedSign = 'little_headroom' | 'clipped';

/** The measures of a sound on a proof sheet. */
interface ProofMeasures {
  integrated_lufs: number | null;
  loudness_range_lu: number | null;
  short_term_max_lufs: number | null;
  true_peak_dbtp: number;
  /** True peak minus loudness: how far the hits stand out. */
  peak_to_loudness_db: number | null;
  /** Peak to mean level of the bands, deepest first; null for a band without sound. */
  crest_db: (number | null)[];
  /** Level of each third of an octave of `spectrum_hz`, relative to the loudest one of both sheets. */
  spectrum_db: number[];
  waveform: [number, number][];
}

/** Everything that can be said about a master. */
export interface MasterReport {
  preset: MasterPreset | null;
  source: AudioSource;
  duration_ms: number;
  treatment: Treatment;
  /** Why only the level was changed. */
  finished_sign: FinishedSign | null;
  target_lufs: number;
  /** False if the loudness stays more than 0.1 LU from the target, because more would harm the sound. */
  reaches_target: boolean;
  drive_db: number;
  limiter_db: number;
  /** The loudness given up, in decibels, because peaks would exceed the ceiling; 0 for nearly every mix. */
  yielded_db: number;
  /** Deepest gain of the compressor per band, deepest band first; zeros if nothing was compressed. */
  compression_db: number[];
  lossy_cutoff_hz: number | null;
  before: ProofMeasures;
  after: ProofMeasures;
  /** Centres of the thirds of an octave. */
  spectrum_hz: number[];
  /** Gains of the equaliser at these frequencies; null if it was not used. */
  equalizer_db: { mid: number[]; side: number[] } | null;
  crossovers_hz: number[];
}

const THIRDS_HZ = Array.from({ length: 29 }, (_, i) => Math.round(1000 * 2 ** ((i - 15) / 3)));

/** The levels of a spectrum in thirds of an octave from 31 Hz to 20 kHz, in decibels. */
export function listThirds({ mid, side, sample_rate_hz }: SoundAnalysis['spectrum']): number[] {
  return THIRDS_HZ.map((centre) => {
    const bin = (octaves: number) => (centre * 2 ** octaves * TRANSFORM_SAMPLES) / sample_rate_hz;
    const from = Math.max(1, Math.round(bin(-1 / 6)));
    const to = Math.max(from + 1, Math.round(bin(1 / 6)));
    let power = 0;
    for (let i = from; i < to; i++) power += (mid[i] ?? 0) + (side[i] ?? 0);
    return 10 * Math.log10(power + 1e-12);
  });
}

/** Describes one sound for the sheet. */
function describeProof(sound: SoundAnalysis, thirds: number[], loudest: number): ProofMeasures {
  const { integrated_lufs, true_peak_dbtp } = sound;
  return {
    integrated_lufs,
    loudness_range_lu: sound.loudness_range_lu,
    short_term_max_lufs: sound.short_term_max_lufs,
    true_peak_dbtp,
    peak_to_loudness_db: integrated_lufs === null ? null : inTenths(true_peak_dbtp - integrated_lufs),
    crest_db: sound.crest_db,
    spectrum_db: thirds.map((level) => inTenths(level - loudest)),
    waveform: sound.waveform,
  };
}

type Decisions = Pick<
  MasterReport,
  'preset' | 'treatment' | 'finished_sign' | 'target_lufs' | 'drive_db' | 'limiter_db' | 'yielded_db' | 'compression_db'
>;

/** Builds the report from the measures of both sounds and what was decided. */
export function buildReport(
  mix: SourceAnalysis,
  master: SoundAnalysis,
  curve: EqualizerCurve | null,
  decisions: Decisions,
): MasterReport {
  const [before, after] = [listThirds(mix.spectrum), listThirds(master.spectrum)];
  const loudest = Math.max(...before, ...after);
  const distance = Math.abs((master.integrated_lufs ?? Number.NEGATIVE_INFINITY) - decisions.target_lufs);
  return {
    ...decisions,
    drive_db: inTenths(decisions.drive_db),
    limiter_db: inTenths(decisions.limiter_db),
    yielded_db: inTenths(decisions.yielded_db),
    source: mix.source,
    duration_ms: Math.round((1000 * mix.samples) / mix.source.sample_rate_hz),
    reaches_target: distance <= 0.1,
    lossy_cutoff_hz: mix.lossy_cutoff_hz,
    before: describeProof(mix, before, loudest),
    after: describeProof(master, after, loudest),
    spectrum_hz: THIRDS_HZ,
    equalizer_db: curve && { mid: readCurve(curve, curve.mid_db), side: readCurve(curve, curve.side_db) },
    crossovers_hz: [...CROSSOVERS_HZ],
  };
}

function readCurve({ sample_rate_hz }: EqualizerCurve, gains_db: Float64Array): number[] {
  const smoothed = smooth(gains_db, 1 / 3);
  return THIRDS_HZ.map((centre) => inTenths(smoothed[Math.round((centre * TRANSFORM_SAMPLES) / sample_rate_hz)] ?? 0));
}

function inTenths(decibels: number): number {
  return Math.round(decibels * 10) / 10;
}
