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

test.each(['3:25', 'PT', '205', 'P1D', ''])('"%s" is not a duration', (text) => {
  expect(parseDuration(text)).toBeNull();
});
