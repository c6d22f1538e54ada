import { describe, expect, test } from 'vitest';
import { measureLoudness } from './loudness.ts';
import { measureSignal } from './testing/measure.ts';
import { type Level, music, noise, type Signal, sine } from './testing/signals.ts';

const getLoudness = (signal: Signal) => measureLoudness(measureSignal(signal).table);

function steps(...pairs: [dbfs: number, seconds: number][]): Level[] {
  return pairs.map(([dbfs, seconds]) => ({ dbfs, seconds }));
}

function repeat(times: number, ...pairs: [dbfs: number, seconds: number][]): Level[] {
  return Array.from({ length: times }, () => steps(...pairs)).flat();
}

describe('at 48000 Hz', () => {
  // Cases 7, 8, 10, 11, 13 and 14 are recordings; case 6 has five channels, which releases do not allow.
  test.each([
    ['case 1', steps([-23, 20]), -23],
    ['case 2', steps([-33, 20]), -33],
    ['case 3', steps([-36, 10], [-23, 60], [-36, 10]), -23],
    ['case 4', steps([-72, 10], [-36, 10], [-23, 60], [-36, 10], [-72, 10]), -23],
    ['case 5', steps([-26, 20], [-20, 20.1], [-26, 20]), -23],
  ])('EBU Tech 3341 %s: integrated loudness', (_, levels, lufs) => {
    const found = getLoudness(sine(1000, levels));
    expect(Math.abs((found.integrated_lufs ?? 0) - lufs)).toBeLessThan(0.1);
  });

  test.each([
    ['case 1', steps([-20, 20], [-30, 20]), 10],
    ['case 2', steps([-20, 20], [-15, 20]), 5],
    ['case 3', steps([-40, 20], [-20, 20]), 20],
    ['case 4', steps([-50, 20], [-35, 20], [-20, 20], [-35, 20], [-50, 20]), 15],
  ])('EBU Tech 3342 %s: loudness range', (_, levels, range) => {
    const found = getLoudness(sine(1000, levels));
    expect(Math.abs((found.loudness_range_lu ?? 0) - range)).toBeLessThan(0.1);
  });

  test('EBU Tech 3341 case 9: short-term loudness stays at -23 LUFS through a pattern of 3 s', () => {
    const found = getLoudness(sine(1000, repeat(5, [-20, 1.34], [-30, 1.66])));
    expect(Math.abs((found.short_term_max_lufs ?? 0) + 23)).toBeLessThan(0.1);
  });

  test('EBU Tech 3341 case 12: momentary loudness stays at -23 LUFS through a pattern of 400 ms', () => {
    const found = getLoudness(sine(1000, repeat(25, [-20, 0.18], [-30, 0.22])));
    expect(Math.abs((found.momentary_max_lufs ?? 0) + 23)).toBeLessThan(0.1);
  });
});

// The gates do not depend on the sample rate; the filter and the blocks do.
test.each([44_100, 88_200, 96_000, 176_400, 192_000])(
  'loudness and its range are the same at %i Hz',
  (sample_rate_hz) => {
    const found = getLoudness(sine(1000, steps([-28, 6], [-23, 6]), { sample_rate_hz }));
    const same = getLoudness(sine(1000, steps([-28, 6], [-23, 6])));
    expect(Math.abs((found.integrated_lufs ?? 0) - (same.integrated_lufs ?? 0))).toBeLessThan(0.1);
    expect(Math.abs((found.loudness_range_lu ?? 0) - (same.loudness_range_lu ?? 0))).toBeLessThan(0.1);
    expect(Math.abs((found.momentary_max_lufs ?? 0) + 23)).toBeLessThan(0.1);
  },
);

test('a short burst has its full momentary and short-term loudness at any start time', () => {
  for (const offset of [0.05, 0.15, 0.33]) {
    const burst = sine(1000, steps([-120, 2 + offset], [-23, 3], [-120, 2]));
    const found = getLoudness(burst);
    expect(Math.abs((found.momentary_max_lufs ?? 0) + 23)).toBeLessThan(0.1);
    expect(Math.abs((found.short_term_max_lufs ?? 0) + 23)).toBeLessThan(0.1);
  }
});

test('one channel alone is 3 LU quieter than the same in both', () => {
  const both = music(10);
  const left: Signal = { ...both, at: (sample, channel) => (channel === 0 ? both.at(sample, 0) : 0) };
  const mono: Signal = { ...both, channels: 1 };
  const same: Signal = { ...both, at: (sample) => both.at(sample, 0) };
  const [inLeft, inMono, inBoth] = [left, mono, same].map((signal) => getLoudness(signal).integrated_lufs ?? 0);
  expect(inMono).toBeCloseTo(inLeft ?? 0, 6);
  expect((inBoth ?? 0) - (inLeft ?? 0)).toBeCloseTo(10 * Math.log10(2), 6);
});

test('silence and audio below the gate have no integrated loudness', () => {
  const quiet = getLoudness(noise(-80, 10));
  expect(quiet).toMatchObject({ integrated_lufs: null, loudness_range_lu: null });
  const silent = getLoudness(noise(Number.NEGATIVE_INFINITY, 10));
  expect(silent).toMatchObject({ integrated_lufs: null, momentary_max_lufs: null, short_term_max_lufs: null });
});

test('audio shorter than a block has no loudness', () => {
  expect(getLoudness(music(0.3)).integrated_lufs).toBeNull();
  expect(getLoudness(music(2)).loudness_range_lu).toBeNull();
});
