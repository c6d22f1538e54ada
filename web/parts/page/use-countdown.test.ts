import { expect, test } from 'vitest';
import { secondsUntil } from './use-countdown.ts';

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 3_600_000, 0],
])('until %i, at %i, the countdown shows %i seconds', (until, now, seconds) => {
  expect(secondsUntil(until, now)).toBe(seconds);
});
