import {
  CHANNEL_BALANCE_ADVICE_DB,
  CLIPPED_RUNS_ADVICE,
  DC_OFFSET_ADVICE,
  EDGE_SILENCE_ADVICE_MS,
  FEW_BITS,
  LOUDNESS_SPAN_LUFS,
  PADDED_BITS,
  SILENCE_MAX_MS,
  TRUE_PEAK_ADVICE_DBTP,
} from '../file-limits.ts';
import type { AudioFacts } from './check-audio.ts';

/** All kinds of advice about the sound of a file, most serious first. */
const AUDIO_ADVICE_CODES = [
  'middle_silence',
  'one_sided',
  'out_of_phase',
  'unbalanced',
  'clipping',
  'over_full_scale',
  'too_loud',
  'too_quiet',
  'lossy_source',
  'few_bits',
  'upsampled',
  'dc_offset',
  'high_true_peak',
  'head_silence',
  'tail_silence',
  'dual_mono',
  'padded_bits',
  'lossy_file',
] as const;
type AudioAdviceCode = (typeof AUDIO_ADVICE_CODES)[number];

/** `problem` prevents the submission of a release, `warning` is audible, `note` is informative. */
export type AudioSeverity = 'problem' | 'warning' | 'note';

export type AudioAdvice = {
  readonly code: AudioAdviceCode;
  readonly severity: AudioSeverity;
  /** Positions in the track to listen to. */
  readonly at_ms: readonly number[];
  /** Measured values: `level` in LUFS or dBTP, `seconds`, `count`, `percent`, `db`, `hz`, `source_hz`, `bits`, `used_bits`. */
  readonly params: Readonly<Record<string, number>>;
};

/** Returns an engineer's advice on a file before it goes to stores (A-126, docs/standards/audio.md). */
export function adviseAudio(facts: AudioFacts): AudioAdvice[] {
  const found = [...adviseSilence(facts), ...adviseLevel(facts), ...adviseChannels(facts), ...adviseSource(facts)];
  const rank = ({ code }: AudioAdvice) => AUDIO_ADVICE_CODES.indexOf(code);
  return found.sort((one, other) => rank(one) - rank(other));
}

const advise = (
  code: AudioAdviceCode,
  severity: AudioSeverity,
  params: AudioAdvice['params'] = {},
  at_ms: readonly number[] = [],
): AudioAdvice => ({ code, severity, at_ms, params });

function adviseSilence({ silences = [] }: AudioFacts): AudioAdvice[] {
  const list = (
    place: 'head' | 'middle' | 'tail',
    code: AudioAdviceCode,
    severity: AudioSeverity,
    longestMs: number,
  ) => {
    const long = silences.filter((silence) => silence.place === place && silence.length_ms > longestMs);
    if (long.length === 0) return [];
    const seconds = Math.max(...long.map(({ length_ms }) => length_ms)) / 1000;
    const starts = long.map(({ start_ms }) => start_ms);
    return [advise(code, severity, { seconds }, starts)];
  };
  return [
    ...list('middle', 'middle_silence', 'problem', SILENCE_MAX_MS),
    ...list('head', 'head_silence', 'note', EDGE_SILENCE_ADVICE_MS.head),
    ...list('tail', 'tail_silence', 'note', EDGE_SILENCE_ADVICE_MS.tail),
  ];
}

function adviseLevel(facts: AudioFacts): AudioAdvice[] {
  const { integrated_lufs, true_peak_dbtp = null, clipped_runs = 0, clippings = [] } = facts;
  const found: AudioAdvice[] = [];
  if (clipped_runs > CLIPPED_RUNS_ADVICE) {
    const times = clippings.map(({ start_ms }) => start_ms);
    found.push(advise('clipping', 'warning', { count: clipped_runs }, times));
  }
  if (true_peak_dbtp !== null && true_peak_dbtp > 0) {
    found.push(advise('over_full_scale', 'warning', { level: true_peak_dbtp }));
  } else if (true_peak_dbtp !== null && true_peak_dbtp > TRUE_PEAK_ADVICE_DBTP) {
    found.push(advise('high_true_peak', 'note', { level: true_peak_dbtp }));
  }
  if (integrated_lufs === null) found.push(advise('too_quiet', 'warning', { level: -70 }));
  else if (integrated_lufs < LOUDNESS_SPAN_LUFS.min) {
    found.push(advise('too_quiet', 'warning', { level: integrated_lufs }));
  } else if (integrated_lufs > LOUDNESS_SPAN_LUFS.max) {
    found.push(advise('too_loud', 'warning', { level: integrated_lufs }));
  }
  return found;
}

function adviseChannels({ stereo, dc_offset = 0, channel_balance_db = null }: AudioFacts): AudioAdvice[] {
  const found: AudioAdvice[] = [];
  if (stereo === 'one_sided' || stereo === 'out_of_phase') found.push(advise(stereo, 'warning'));
  else if (channel_balance_db !== null && Math.abs(channel_balance_db) > CHANNEL_BALANCE_ADVICE_DB) {
    found.push(advise('unbalanced', 'warning', { db: Math.abs(channel_balance_db) }));
  }
  if (stereo === 'dual_mono') found.push(advise('dual_mono', 'note'));
  if (dc_offset > DC_OFFSET_ADVICE) found.push(advise('dc_offset', 'warning', { percent: dc_offset * 100 }));
  return found;
}

function adviseSource(facts: AudioFacts): AudioAdvice[] {
  const { format, lossy_cutoff_hz, sample_rate_hz, upsampled_from_hz } = facts;
  const found: AudioAdvice[] = [];
  if (format === 'mp3') found.push(advise('lossy_file', 'note'));
  else if (lossy_cutoff_hz) found.push(advise('lossy_source', 'warning', { hz: lossy_cutoff_hz }));
  if (upsampled_from_hz && sample_rate_hz) {
    found.push(advise('upsampled', 'warning', { hz: sample_rate_hz, source_hz: upsampled_from_hz }));
  }
  return [...found, ...adviseBits(facts)];
}

function adviseBits({ bits_per_sample, effective_bits }: AudioFacts): AudioAdvice[] {
  if (!bits_per_sample || !effective_bits) return [];
  const params = { bits: bits_per_sample, used_bits: effective_bits };
  if (effective_bits <= FEW_BITS) return [advise('few_bits', 'warning', params)];
  return bits_per_sample > PADDED_BITS && effective_bits <= PADDED_BITS ? [advise('padded_bits', 'note', params)] : [];
}
