import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkAudioFile } from './check.ts';
import { findBitErrors, SAME_RECORDING_BIT_ERRORS } from './compare-fingerprints.ts';
import { writeFlac, writeMp3 } from './testing/coded.ts';
import { melody, music, type Signal, sine } from './testing/signals.ts';
import { writeTranscoded } from './testing/transcoded.ts';
import { writeWav } from './testing/wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-fingerprint-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);

function computeFingerprint(path: string): number[] {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report.fingerprint;
}

const song = melody(20, 1);
const original = computeFingerprint(writeWav(at('song.wav'), song));

test('a fingerprint has one number per eighth of a second, up to two minutes', () => {
  expect(original.length).toBeGreaterThan(130);
  expect(original.length).toBeLessThan(165);
  expect(original.every((item) => Number.isInteger(item) && Math.abs(item) <= 2 ** 31)).toBe(true);
  const long = writeWav(at('long.wav'), sine(440, [{ dbfs: -6, seconds: 150 }], { sample_rate_hz: 44_100 }));
  expect(computeFingerprint(long)).toHaveLength(948);
});

test('the same samples in another container have the same fingerprint', () => {
  expect(computeFingerprint(writeFlac(at('song.flac'), song))).toEqual(original);
});

const delayed: Signal = { ...song, at: (sample, channel) => song.at(Math.max(0, sample - 57_330), channel) };
const quieter: Signal = { ...song, at: (sample, channel) => 0.4 * song.at(sample, channel) };

test.each<[string, () => string]>([
  ['as MP3', () => writeMp3(at('song.mp3'), song, 192)],
  ['as AAC and back', () => writeTranscoded(at('aac.wav'), song, 'aac', 128)],
  ['8 dB quieter', () => writeWav(at('quiet.wav'), quieter, 24)],
  ['1.3 s later', () => writeWav(at('later.wav'), delayed)],
  ['in mono', () => writeWav(at('mono.wav'), { ...song, channels: 1 })],
  ['at 48 kHz', () => writeWav(at('rate.wav'), melody(20, 1, { sample_rate_hz: 48_000 }))],
])('a recording is recognised %s', (_name, write) => {
  expect(findBitErrors(original, computeFingerprint(write()))).toBeLessThan(SAME_RECORDING_BIT_ERRORS / 2);
});

test.each<[string, Signal]>([
  ['another melody', melody(20, 2)],
  ['other music', music(20)],
])('%s is a different recording', (_name, signal) => {
  const errors = findBitErrors(original, computeFingerprint(writeWav(at('other.wav'), signal)));
  expect(errors).toBeGreaterThan(1.3 * SAME_RECORDING_BIT_ERRORS);
});

test('audio that is too short or too uniform is not compared', () => {
  const short = computeFingerprint(writeWav(at('short.wav'), melody(2, 1)));
  expect(findBitErrors(short, original)).toBeNull();
  const drone = sine(220, [{ dbfs: -6, seconds: 30 }]);
  const even = computeFingerprint(writeWav(at('drone.wav'), drone));
  expect(findBitErrors(even, even)).toBeNull();
});

test('no temporary file is left beside the file', () => {
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`fingerprint-${process.pid}-`))).toEqual([]);
});
