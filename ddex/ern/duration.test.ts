import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildDuration, parseDuration } from './duration.ts';

test.each([
  [205, 'PT3M25S'],
  [1, 'PT1S'],
  [60, 'PT1M0S'],
  [3600, 'PT1H0S'],
  [3725, 'PT1H2M5S'],
])('%d seconds are %s', (seconds, text) => {
  expect(buildDuration(seconds)).toBe(text);
});

test('a duration reads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), (seconds) => parseDuration(buildDuration(seconds)) === seconds),
  );
});

test.each([
  ['PT3M20.5S', 200.5],
  ['PT200S', 200],
  ['PT3M', 180],
  ['PT1H', 3600],
  ['P0DT3M20S', 200],
  ['P1D', 86_400],
  ['P1DT1S', 86_401],
  ['PT0H3M20.000S', 200],
])('%s of another sender is %d seconds', (text, seconds) => {
  expect(parseDuration(text)).toBe(seconds);
});

test.each(['3:25', 'PT', 'P', 'P1DT', 'P1M', 'P1Y', 'PT3', 'PT20S3M', 'PT.5S', 'PT1.5M', '-PT3M', 'pt3m', '205', ''])(
  '"%s" is not a duration',
  (text) => {
    expect(parseDuration(text)).toBeNull();
  },
);
