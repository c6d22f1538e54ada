import { expect, test } from 'vitest';
import { computeOpenShare } from './open-share.ts';

test.each([
  [0, 0, null],
  [2, 101, null],
  [19, 10, null],
  [20, 5, 2_500],
  [20, 0, 0],
  [300, 100, 3_300],
  [300, 300, 10_000],
  [300, 301, null],
])('of %i views and %i clicks the share is %j', (views, clicks, share) => {
  expect(computeOpenShare({ views, clicks })).toBe(share);
});
