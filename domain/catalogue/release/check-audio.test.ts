import { expect, test } from 'vitest';
import { checkTrackAudio, isUnusualLoudness } from './check-audio.ts';

const codes = (title: string, facts: { duration_ms?: number; middle_silence_ms?: number }) =>
  checkTrackAudio(title, { duration_ms: 180_000, middle_silence_ms: 0, integrated_lufs: -12, ...facts }).map(
    ({ code }) => code,
  );

test.each([
  [59_999, ['track_length']],
  [60_000, []],
  [1_200_000, []],
  [1_200_001, ['track_length']],
])('[S5-030] [S5-031] a track of %d ms: %j', (duration_ms, expected) => {
  expect(codes('Deniz', { duration_ms })).toEqual(expected);
});

test.each([
  ['Intro', 5_000, []],
  ['The INTRO', 30_000, []],
  ['Outro (Reprise)', 1_300_000, []],
  ['intro', 4_999, ['track_length']],
  ['Introduction', 30_000, ['track_length']],
  ['Introspection', 30_000, ['track_length']],
  ['Outrospective', 30_000, ['track_length']],
  ['İntro', 30_000, ['track_length']],
])('[S5-032] %j of %d ms: %j', (title, duration_ms, expected) => {
  expect(codes(title, { duration_ms })).toEqual(expected);
});

test.each([
  [10_000, []],
  [10_001, ['middle_silence']],
])('[S5-033] silence of %d ms in the middle: %j', (middle_silence_ms, expected) => {
  expect(codes('Deniz', { middle_silence_ms })).toEqual(expected);
});

test('a track can be too short and have too much silence at once', () => {
  expect(codes('Deniz', { duration_ms: 30_000, middle_silence_ms: 15_000 })).toEqual([
    'track_length',
    'middle_silence',
  ]);
});

test.each([
  [-30.1, true],
  [-30, false],
  [-14, false],
  [-5, false],
  [-4.9, true],
  [null, true],
])('loudness of %s LUFS is unusual: %s', (lufs, unusual) => {
  expect(isUnusualLoudness(lufs)).toBe(unusual);
});
