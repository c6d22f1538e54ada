import type { Issue } from '../../issue.ts';
import { INTRO_MIN_MS, LOUDNESS_SPAN_LUFS, SILENCE_MAX_MS, TRACK_MAX_MS, TRACK_MIN_MS } from '../file-limits.ts';

/** A span of a track. */
type AudioSpan = { readonly start_ms: number; readonly length_ms: number };

/** Relation of the two channels of a file. */
export const STEREO_RELATIONS = ['mono', 'dual_mono', 'stereo', 'out_of_phase', 'one_sided'] as const;
/** Position of a silence in a file. */
export const SILENCE_POSITIONS = ['head', 'middle', 'tail'] as const;

/** The measured values the rules use; values that an older file was not measured for are absent. */
export type AudioFacts = {
  readonly duration_ms: number;
  /** Longest silence that touches neither the first nor the last half second. */
  readonly middle_silence_ms: number;
  readonly integrated_lufs: number | null;
  readonly format?: string;
  readonly bits_per_sample?: number | null;
  /** Bits that carry sound. */
  readonly effective_bits?: number | null;
  readonly true_peak_dbtp?: number | null;
  readonly clipped_runs?: number;
  readonly clippings?: readonly AudioSpan[];
  /** Share of full scale. */
  readonly dc_offset?: number;
  readonly stereo?: (typeof STEREO_RELATIONS)[number];
  readonly channel_balance_db?: number | null;
  readonly lossy_cutoff_hz?: number | null;
  readonly sample_rate_hz?: number;
  readonly upsampled_from_hz?: number | null;
  /** Where the loudest 30 seconds start. */
  readonly loudest_start_ms?: number | null;
  readonly silences?: readonly (AudioSpan & { readonly place: (typeof SILENCE_POSITIONS)[number] })[];
};

/**
 * Checks the audio of a track for problems that block a submission: its length, and silence in its middle (S5-030 to
 * S5-033, A-125, A-126).
 */
export function checkTrackAudio(title: string, audio: AudioFacts): Issue[] {
  const issues: Issue[] = [];
  const min = isIntroOrOutro(title) ? INTRO_MIN_MS : TRACK_MIN_MS;
  const max = isIntroOrOutro(title) ? Number.POSITIVE_INFINITY : TRACK_MAX_MS;
  if (audio.duration_ms < min || audio.duration_ms > max) issues.push({ code: 'track_length', path: 'audio' });
  if (audio.middle_silence_ms > SILENCE_MAX_MS) issues.push({ code: 'middle_silence', path: 'audio' });
  return issues;
}

/** Returns whether a reviewer should check the loudness: outside -30 to -5 LUFS. It never blocks. */
export function isUnusualLoudness(integratedLufs: number | null): boolean {
  return integratedLufs === null || integratedLufs < LOUDNESS_SPAN_LUFS.min || integratedLufs > LOUDNESS_SPAN_LUFS.max;
}

/**
 * Returns whether a track is an intro or outro, which are exempt from the length rule; the title decides (A-125: the
 * word, any case).
 */
function isIntroOrOutro(title: string): boolean {
  return /(?<![\p{L}\p{N}])(intro|outro)(?![\p{L}\p{N}])/iu.test(title);
}
