import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../duration.ts';
import { retryPeriodMs, retryWaitMs } from './retry.ts';

test.each([
  [1, MINUTE_MS],
  [2, 2 * MINUTE_MS],
  [5, 16 * MINUTE_MS],
  [9, 256 * MINUTE_MS],
  [10, 6 * HOUR_MS],
  [2000, 6 * HOUR_MS],
])('after %i failures the wait is at most %i ms and at least a quarter less', (failures, longest) => {
  expect(retryWaitMs(failures, 1)).toBe(longest);
  expect(retryWaitMs(failures, 0)).toBe(longest * 0.75);
});

test.each([
  [5, 4.5 * DAY_MS],
  [2, 1.5 * DAY_MS],
  [0, 12 * HOUR_MS],
])('for a store that promises to act within %i days retries stop after %i ms', (days, wait) => {
  expect(retryPeriodMs(days)).toBe(wait);
});
