import { expect, test } from 'vitest';
import { adviseAudio } from './audio-advice.ts';
import type { AudioFacts } from './check-audio.ts';

const GOOD = {
  duration_ms: 180_000,
  middle_silence_ms: 0,
  integrated_lufs: -14,
  true_peak_dbtp: -1,
  format: 'wav',
  bits_per_sample: 24,
  effective_bits: 24,
  clipped_runs: 0,
  clippings: [],
  dc_offset: 0,
  stereo: 'stereo',
  lossy_cutoff_hz: null,
  silences: [],
} as const satisfies AudioFacts;

const silence = (place: 'head' | 'middle' | 'tail', length_ms: number, start_ms = 30_000) => {
  return { silences: [{ place, length_ms, start_ms }] };
};

test.each<[string, Partial<AudioFacts>, string[]]>([
  ['a good master', {}, []],
  ['a mono file', { stereo: 'mono' }, []],
  ['a pause of 10 s', silence('middle', 10_000), []],
  ['a pause of 10.01 s', silence('middle', 10_010), ['problem middle_silence']],
  ['2 s of silence before the music', silence('head', 2000, 0), []],
  ['3 s of silence before the music', silence('head', 3000, 0), ['note head_silence']],
  ['8 s of silence after the music', silence('tail', 8000), ['note tail_silence']],
  ['20 clipped runs', { clipped_runs: 20 }, []],
  ['21 clipped runs', { clipped_runs: 21 }, ['warning clipping']],
  ['a peak of -0.9 dBTP', { true_peak_dbtp: -0.9 }, ['note high_true_peak']],
  ['a peak of 0.2 dBTP', { true_peak_dbtp: 0.2 }, ['warning over_full_scale']],
  ['-30.1 LUFS', { integrated_lufs: -30.1 }, ['warning too_quiet']],
  ['next to nothing', { integrated_lufs: null }, ['warning too_quiet']],
  ['-4.9 LUFS', { integrated_lufs: -4.9 }, ['warning too_loud']],
  ['an offset of 1 %', { dc_offset: 0.01 }, []],
  ['an offset of 2 %', { dc_offset: 0.02 }, ['warning dc_offset']],
  ['two equal channels', { stereo: 'dual_mono' }, ['note dual_mono']],
  ['a channel upside down', { stereo: 'out_of_phase' }, ['warning out_of_phase']],
  ['a channel without sound', { stereo: 'one_sided' }, ['warning one_sided']],
  ['a channel 6 dB lower', { channel_balance_db: 6 }, []],
  ['a channel 8 dB lower', { channel_balance_db: -8 }, ['warning unbalanced']],
  ['a channel without sound that measures', { stereo: 'one_sided', channel_balance_db: 50 }, ['warning one_sided']],
  ['96 kHz made from 44.1', { sample_rate_hz: 96_000, upsampled_from_hz: 44_100 }, ['warning upsampled']],
  ['8 bits', { bits_per_sample: 8, effective_bits: 8 }, ['warning few_bits']],
  ['24 bits that hold 8', { effective_bits: 8 }, ['warning few_bits']],
  ['highs cut at 16 kHz', { lossy_cutoff_hz: 16_000 }, ['warning lossy_source']],
  ['an MP3', { format: 'mp3', bits_per_sample: null, effective_bits: null }, ['note lossy_file']],
  ['24 bits that hold 16', { effective_bits: 16 }, ['note padded_bits']],
  ['16 bits', { bits_per_sample: 16, effective_bits: 16 }, []],
])('%s: %s', (_name, change, expected) => {
  expect(adviseAudio({ ...GOOD, ...change }).map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
});

test('positions to listen to and measured values are named, most serious first', () => {
  const advice = adviseAudio({
    ...GOOD,
    clipped_runs: 300,
    clippings: [
      { start_ms: 1000, length_ms: 20 },
      { start_ms: 9000, length_ms: 500 },
    ],
    silences: [
      { place: 'middle', start_ms: 40_000, length_ms: 11_000 },
      { place: 'middle', start_ms: 90_000, length_ms: 12_500 },
    ],
  });
  expect(advice).toEqual([
    { code: 'middle_silence', severity: 'problem', at_ms: [40_000, 90_000], params: { seconds: 12.5 } },
    { code: 'clipping', severity: 'warning', at_ms: [1000, 9000], params: { count: 300 } },
  ]);
});

test('a file that was measured with an older version gets no advice about values it lacks', () => {
  expect(adviseAudio({ duration_ms: 180_000, middle_silence_ms: 0, integrated_lufs: -12 })).toEqual([]);
});
