import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeRecoupment, divideEvenly, splitNet } from './split-net.ts';

const shares = (...points: number[]) => points.map((share_basis_points) => ({ share_basis_points }));

test.each([
  { net: 10n, among: shares(3_333, 3_333, 3_334), parts: [3n, 3n, 4n] },
  { net: 1n, among: shares(5_000, 5_000), parts: [1n, 0n] },
  { net: -1n, among: shares(5_000, 5_000), parts: [-1n, 0n] },
  { net: 100n, among: shares(1, 9_999), parts: [0n, 100n] },
  { net: 7n, among: shares(0, 10_000), parts: [0n, 7n] },
  { net: 0n, among: shares(2_500, 7_500), parts: [0n, 0n] },
])(
  '[S3-090] $net is divided as $parts: the remainder goes to the largest fraction, among equal ones to the first',
  (one) => {
    expect(splitNet(one.net, one.among)).toEqual(one.parts);
  },
);

test('reversed amounts are divided exactly as the original ones', () => {
  const net = fc.bigInt({ min: 0n, max: 10n ** 18n });
  const cut = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(net, cut, (gross, first) => {
      const among = shares(first, 10_000 - first);
      expect(splitNet(-gross, among)).toEqual(splitNet(gross, among).map((part) => -part));
    }),
  );
});

test.each([
  { net: 50n, left: 80n, recouped: 50n },
  { net: 50n, left: 30n, recouped: 30n },
  { net: 50n, left: 0n, recouped: 0n },
  { net: -50n, left: 80n, recouped: 0n },
])('of $net with $left to recoup, $recouped is recouped first', ({ net, left, recouped }) => {
  expect(computeRecoupment(net, left)).toBe(recouped);
});

test('an album is divided evenly among its tracks, and the parts add up', () => {
  const total = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
  fc.assert(
    fc.property(total, fc.integer({ min: 1, max: 60 }), (whole, count) => {
      const parts = divideEvenly(whole, count);
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(whole);
      const [first = 0n, last = 0n] = [parts[0], parts.at(-1)];
      expect([0n, 1n, -1n]).toContain(first - last);
    }),
  );
});
