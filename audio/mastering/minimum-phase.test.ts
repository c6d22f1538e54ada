import { expect, test } from 'vitest';
import { transform } from './fourier.ts';
import { designMinimumPhase } from './minimum-phase.ts';

const HALF = 4096;
// A shelf and a bell, as an equaliser has them.
const gains = Float64Array.from(
  { length: HALF + 1 },
  (_, bin) => 6 / (1 + (bin / 200) ** 2) - 4 * Math.exp(-(((bin - 900) / 300) ** 2)),
);

test('the filter has the wanted gain at every frequency', () => {
  const samples = designMinimumPhase(gains, 2048);
  const spectrum = { real: new Float64Array(2 * HALF), imaginary: new Float64Array(2 * HALF) };
  spectrum.real.set(samples);
  transform(spectrum);
  gains.forEach((gain, bin) => {
    const found = 20 * Math.log10(Math.hypot(spectrum.real[bin] ?? 0, spectrum.imaginary[bin] ?? 0));
    expect(Math.abs(found - gain)).toBeLessThan(0.1);
  });
});

test('its energy comes at once: nothing sounds before its cause', () => {
  const samples = designMinimumPhase(gains, 2048);
  const energy = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0);
  expect(energy(samples.subarray(0, 64)) / energy(samples)).toBeGreaterThan(0.98);
});
