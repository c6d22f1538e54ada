import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { AcceptedAudio } from './audio-report.ts';
import { checkAudioFile } from './check.ts';
import { writeFlac, writeMp3 } from './testing/coded.ts';
import { music, type Signal, sine } from './testing/signals.ts';
import { writeWav } from './testing/wav.ts';

const folder = mkdtempSync(join(tmpdir(), 'audio-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const song = music(4);

function measure(path: string): AcceptedAudio {
  const report = checkAudioFile(path);
  if (report.verdict === 'refused') throw new Error(`refused as ${report.code}`);
  return report;
}

const wav = (signal: Signal, bits: 8 | 16 | 24 = 24) => measure(writeWav(at('sound.wav'), signal, bits));

function clippedBetween(signal: Signal, ...spans: [from: number, to: number][]): Signal {
  const isClipped = (seconds: number) => spans.some(([from, to]) => seconds >= from && seconds < to);
  return {
    ...signal,
    at(sample, channel) {
      const value = signal.at(sample, channel);
      return isClipped(sample / signal.sample_rate_hz) ? Math.max(-0.3, Math.min(0.3, 3 * value)) : 0.4 * value;
    },
  };
}

describe('clipping', () => {
  test('is located in spans', () => {
    const { clipped_runs, clippings } = wav(clippedBetween(music(12), [2, 3], [3.2, 4], [8, 9]));
    expect(clipped_runs).toBeGreaterThan(100);
    expect(clippings).toHaveLength(2);
    for (const [index, start, end] of [
      [0, 2000, 4000],
      [1, 8000, 9000],
    ] as const) {
      const { start_ms = 0, length_ms = 0 } = clippings[index] ?? {};
      expect(Math.abs(start_ms - start)).toBeLessThan(60);
      expect(Math.abs(start_ms + length_ms - end)).toBeLessThan(60);
    }
  });

  test('lists the first twenty spans and counts all runs', () => {
    const spans = Array.from({ length: 25 }, (_, i): [number, number] => [i, i + 0.2]);
    const { clippings, clipped_runs } = wav(clippedBetween(music(26), ...spans));
    expect(clippings).toHaveLength(20);
    expect(clippings.at(-1)?.start_ms).toBeGreaterThanOrEqual(19_000);
    expect(clipped_runs).toBeGreaterThan(25);
  });

  test.each([25, 40, 60])('does not include a pure deep tone of %i Hz, whose tops are flat in 16 bits', (frequency) => {
    for (const dbfs of [-1, -6, -11]) {
      const tone = sine(frequency, [{ dbfs, seconds: 3 }], { sample_rate_hz: 44_100 });
      expect(wav(tone, 16)).toMatchObject({ clipped_runs: 0, clippings: [] });
    }
  });

  test('includes a deep tone that is cut off', () => {
    const tone = sine(40, [{ dbfs: 2, seconds: 3 }], { sample_rate_hz: 44_100 });
    expect(wav(tone, 16).clipped_runs).toBeGreaterThan(200);
  });
});

describe('effective bits', () => {
  const in16: Signal = {
    ...song,
    at: (i, channel) => (Math.round(song.at(i, channel) * 32_000) * 256) / (2 ** 23 - 1),
  };

  test('are 16 in a 24-bit file made from 16 bits', () => {
    expect(wav(in16)).toMatchObject({ bits_per_sample: 24, effective_bits: 16 });
    expect(measure(writeFlac(at('padded.flac'), in16, 24))).toMatchObject({ bits_per_sample: 24, effective_bits: 16 });
  });

  test('are 8 in a file of 8 bits', () => {
    expect(wav(song, 8)).toMatchObject({ bits_per_sample: 8, effective_bits: 8 });
  });

  test('are as many as the file declares, and null for MP3', () => {
    expect(wav(song, 24).effective_bits).toBe(24);
    expect(wav(song, 16).effective_bits).toBe(16);
    expect(measure(writeFlac(at('full.flac'), song, 24)).effective_bits).toBe(24);
    expect(measure(writeMp3(at('song.mp3'), song)).effective_bits).toBeNull();
  });
});

test('an offset is measured in the channel where it is largest', () => {
  const shifted: Signal = { ...song, at: (i, channel) => 0.5 * song.at(i, channel) - (channel === 1 ? 0.05 : 0.01) };
  expect(wav(shifted).dc_offset).toBeCloseTo(0.05, 2);
  expect(wav(song).dc_offset).toBeLessThan(0.005);
});

test.each<[string, Signal]>([
  ['mono', { ...song, channels: 1 }],
  ['dual_mono', { ...song, at: (i) => song.at(i, 0) }],
  ['out_of_phase', { ...song, at: (i, channel) => (channel === 0 ? 1 : -1) * song.at(i, 0) }],
  ['one_sided', { ...song, at: (i, channel) => (channel === 0 ? song.at(i, 0) : 0) }],
  ['one_sided', { ...song, at: (i, channel) => (channel === 0 ? 0.001 : 1) * song.at(i, channel) }],
  ['stereo', song],
  ['stereo', { ...song, at: (i, channel) => (channel === 0 ? 1 : 0.98) * song.at(i, 0) }],
])('two channels are classified as %s', (stereo, signal) => {
  expect(wav(signal).stereo).toBe(stereo);
});

test('a dual mono file is recognised even if each channel has its own dither', () => {
  const dithered: Signal = { ...song, at: (i, channel) => song.at(i, 0) + ((i * 7 + channel * 3) % 5) / 5 / 32_768 };
  expect(wav(dithered, 16).stereo).toBe('dual_mono');
});

test('the balance of the channels is measured in decibels, and absent in a mono file', () => {
  const quieter = (channel: number): Signal => ({
    ...song,
    at: (i, one) => song.at(i, 0) * (one === channel ? 0.4 : 1),
  });
  expect(wav(quieter(1)).channel_balance_db).toBeCloseTo(7.96, 1);
  expect(wav(quieter(0)).channel_balance_db).toBeCloseTo(-7.96, 1);
  expect(wav(music(4, { channels: 1 })).channel_balance_db).toBeNull();
});
