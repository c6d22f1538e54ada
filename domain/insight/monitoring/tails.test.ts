import { expect, test } from 'vitest';
import { atLeastOf, atMost, chiSquareAtMost, logGamma, toSurprise } from './tails.ts';

test('tails agree with closed forms', () => {
  expect(Math.exp(logGamma(6))).toBeCloseTo(120, 8);
  // A geometric count: shape 1.
  expect(atMost(2, 10, { shape: 1, mean: 0.3 })).toBeCloseTo(1 - (3 / 4) ** 3, 10);
  // Hardly any uncertainty: a Poisson count with mean 2.
  expect(atMost(1, 200, { shape: 1e7, mean: 0.01 })).toBeCloseTo(3 * Math.exp(-2), 5);
  // A floor alone is a Poisson count as well.
  expect(atMost(1, 200, { shape: 1, mean: 0.01, floor: 0.01 })).toBeCloseTo(3 * Math.exp(-2), 10);
  // Every share is as likely: so is every count.
  expect(atLeastOf(8, 9, { a: 1, b: 1, most: 100 })).toBeCloseTo(0.2, 10);
  expect(atLeastOf(0, 9, { a: 1, b: 1, most: 100 })).toBe(1);
  expect(atLeastOf(900, 900, { a: 1, b: 1, most: 99 })).toBeCloseTo(0.01, 10);
  // Two degrees of freedom: an exponential distribution.
  expect(chiSquareAtMost(3, 2)).toBeCloseTo(1 - Math.exp(-1.5), 10);
  expect([chiSquareAtMost(0, 6), chiSquareAtMost(1e6, 6)]).toEqual([0, 1]);
  expect([toSurprise(0.001), toSurprise(1), toSurprise(0)]).toEqual([
    expect.closeTo(3, 10),
    0,
    Number.POSITIVE_INFINITY,
  ]);
});
