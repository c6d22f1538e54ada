import { expect, test } from 'vitest';
import { isSameReport } from './same-report.ts';

test.each([
  ['plain_csv', 'plain_csv', true],
  ['plain_csv', 'spotify', true],
  ['youtube', 'youtube', true],
  ['youtube', 'youtube_subscription', false],
  ['youtube_subscription', 'youtube', false],
  ['apple_daily', 'apple_daily', false],
  ['apple_daily', 'apple_sales', true],
] as const)('%s and %s for one month of a store can be the same report sent twice: %s', (one, other, isSame) => {
  expect(isSameReport(one, other)).toBe(isSame);
});
