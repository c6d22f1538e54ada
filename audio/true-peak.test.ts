import { describe, expect, test } from 'vitest';
import { measureSignal } from './testing/measure.ts';
import { type Signal, steadySine } from './testing/signals.ts';

// The tolerance of EBU Tech 3341 for true peaks.
function expectTruePeak(signal: Signal, dbtp: number) {
  const error = measureSignal(signal).true_peak_dbtp - dbtp;
  expect(error).toBeGreaterThan(-0.4);
  expect(error).toBeLessThan(0.2);
}

describe.each([44_100, 48_000, 96_000])('at %i Hz', (sample_rate_hz) => {
  test.each([
    ['case 15: a quarter of the rate, on the samples', 1 / 4, 0.5, 0, -6],
    ['case 16: a quarter of the rate, between the samples', 1 / 4, 0.5, 45, -6],
    ['case 17: a sixth of the rate', 1 / 6, 0.5, 60, -6],
    ['case 18: an eighth of the rate', 1 / 8, 0.5, 67.5, -6],
    ['case 19: over full scale between the samples', 1 / 4, 1.41, 45, 3],
  ])('EBU Tech 3341 %s', (_, cyclesPerSample, amplitude, phase, dbtp) => {
    expectTruePeak({ ...steadySine(cyclesPerSample, amplitude, phase), sample_rate_hz }, dbtp);
  });
});

// The published bursts are cut from a file of four times the rate; this formula gives the same: a burst whose only peak
// of -6 dBTP is between two samples.
function burst(offset: number, sample_rate_hz: number): Signal {
  const centre = sample_rate_hz / 2 + offset;
  const at = (sample: number) => {
    const time = sample - centre;
    return 0.5 * Math.cos((2 * Math.PI * time) / 6) * Math.exp(-((time / 30) ** 2));
  };
  return { sample_rate_hz, channels: 2, samples: sample_rate_hz, at };
}

describe.each([44_100, 48_000, 96_000, 192_000])('at %i Hz', (sample_rate_hz) => {
  test.each([0, 0.25, 0.5, 0.75])('EBU Tech 3341 cases 20 to 23: a burst %f of a sample off', (offset) => {
    // Above 160 kHz the standard accepts the samples themselves; a sixth of that rate is above audible frequencies.
    const isOversampled = sample_rate_hz < 160_000;
    if (isOversampled) expectTruePeak(burst(offset, sample_rate_hz), -6);
    else expect(measureSignal(burst(offset, sample_rate_hz)).true_peak_dbtp).toBeLessThan(-5.8);
  });
});

// Between two quarters, a wave near half the rate is up to 0.7 dB higher than at them.
test.each([44_100, 48_000])(
  'at %i Hz, a peak between two quarters of a sample is read to a tenth of a decibel',
  (rate) => {
    const levels = [0.125, 0.375, 0.625, 0.875].map((offset) => {
      const centre = rate / 2 + offset;
      const at = (sample: number) =>
        0.5 * Math.cos(0.8 * Math.PI * (sample - centre)) * Math.exp(-(((sample - centre) / 30) ** 2));
      return measureSignal({ sample_rate_hz: rate, channels: 2, samples: rate, at }).true_peak_dbtp;
    });
    for (const level of levels) expect(Math.abs(level - 20 * Math.log10(0.5))).toBeLessThan(0.1);
  },
);

test('a peak between the last samples of a file is found', () => {
  const { at } = steadySine(1 / 4, 0.5, 45);
  const ending: Signal = {
    sample_rate_hz: 48_000,
    channels: 2,
    samples: 1000,
    at: (sample, channel) => (sample < 990 ? 0 : at(sample + 10_000, channel)),
  };
  expect(measureSignal(ending).true_peak_dbtp).toBeGreaterThan(-6.4);
});

test('a peak in one channel only is found', () => {
  const signal = steadySine(1 / 4, 0.5, 45);
  for (const loud of [0, 1]) {
    expectTruePeak({ ...signal, at: (sample, channel) => (channel === loud ? signal.at(sample, channel) : 0) }, -6);
  }
});
