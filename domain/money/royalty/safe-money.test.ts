import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Decimal, toMicros } from './decimal.ts';
import { computeSafeNet, LINE_MAX_MICROS, splitSafeNet, toSafeMicros } from './safe-money.ts';
import { computeNet } from './share.ts';
import { splitNet } from './split-net.ts';

/** Small numbers, numbers near the limit of exactness, and numbers beyond it. */
const digits = fc.oneof(
  fc.bigInt({ min: -100_000n, max: 100_000n }),
  fc.bigInt({ min: -(2n ** 54n), max: 2n ** 54n }),
  fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }),
);
const decimal: fc.Arbitrary<Decimal> = fc.record({ digits, scale: fc.integer({ min: 0, max: 18 }) });
const rate: fc.Arbitrary<Decimal> = fc.record({
  digits: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  scale: fc.integer({ min: 0, max: 12 }),
});
const micros = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }),
  fc.integer({ min: -LINE_MAX_MICROS, max: LINE_MAX_MICROS }),
);
const share = fc.integer({ min: 0, max: 10_000 });

test('fast and exact arithmetic give a line the same value, and both refuse values above the maximum of a line', () => {
  fc.assert(
    fc.property(decimal, fc.oneof(fc.constant({ digits: 1n, scale: 0 }), rate), (amount, by) => {
      const exact = toMicros(amount, by);
      const isSale = exact <= BigInt(LINE_MAX_MICROS) && exact >= BigInt(-LINE_MAX_MICROS);
      expect(toSafeMicros(amount, by)).toBe(isSale ? Number(exact) : null);
    }),
    { numRuns: 2_000 },
  );
});

test('fast and exact arithmetic give a plan’s share the same value and round half to even', () => {
  fc.assert(
    fc.property(micros, share, (gross, of) => {
      expect(computeSafeNet(gross, of)).toBe(Number(computeNet(BigInt(gross), of)));
    }),
    { numRuns: 2_000 },
  );
  expect([1, 3, -1, -3].map((gross) => computeSafeNet(gross, 5_000))).toEqual([0, 2, 0, -2]);
});

/** Any division of the whole among up to eight people, including thirds and empty shares. */
const shares = fc
  .array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 7 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 10_000])
  .map((cuts) => cuts.slice(1).map((cut, index) => ({ share_basis_points: cut - (cuts[index] ?? 0) })));

test('[S3-090] the parts of every line add up to its net, each within one micro of its exact share, and fast arithmetic gives the same result', () => {
  fc.assert(
    fc.property(micros, shares, (net, among) => {
      const exact = splitNet(BigInt(net), among);
      const quick: number[] = [];
      splitSafeNet(net, among, quick);
      expect(quick).toEqual(exact.map(Number));
      expect(exact.reduce((sum, part) => sum + part, 0n)).toBe(BigInt(net));
      for (const [index, part] of exact.entries()) {
        const product = BigInt(net) * BigInt(among[index]?.share_basis_points ?? 0);
        const error = part * 10_000n - product;
        expect(error > -10_000n && error < 10_000n).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('hundreds of thousands of lines split in thirds lose nothing, and no share drifts by more than one rounding per line', () => {
  const thirds = [3_334, 3_333, 3_333].map((share_basis_points) => ({ share_basis_points }));
  const sums = [0, 0, 0];
  const parts: number[] = [];
  let total = 0;
  for (let line = 1; line <= 300_000; line++) {
    const net = computeSafeNet((line * 7_919) % 100_003, 8_500);
    splitSafeNet(net, thirds, parts);
    total += net;
    for (const index of [0, 1, 2]) sums[index] = (sums[index] ?? 0) + (parts[index] ?? 0);
  }
  expect(sums.reduce((sum, part) => sum + part)).toBe(total);
  for (const [index, { share_basis_points }] of thirds.entries())
    expect(Math.abs((sums[index] ?? 0) - (total * share_basis_points) / 10_000)).toBeLessThan(300_000);
});
