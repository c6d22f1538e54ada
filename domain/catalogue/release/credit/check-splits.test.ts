import { expect, test } from 'vitest';
import { checkSplits } from './check-splits.ts';

const check = (...shares: number[]) =>
  checkSplits(shares.map((share_basis_points) => ({ name: 'Ada Yıldız', role: 'writer', share_basis_points })));

test.each([[[]], [[10_000]], [[5000, 5000]], [[3333, 3333, 3334]], [[1, 9999]], [Array(50).fill(200)]])(
  '[S5-015] shares that total 100 %% are valid, and so is an empty list: %j',
  (shares: number[]) => {
    expect(check(...shares)).toEqual([]);
  },
);

test.each<[number[], string, Record<string, number>]>([
  [[9999], 'shares_missing', { total: 99.99, missing: 0.01 }],
  [[3333, 3333, 3333], 'shares_missing', { total: 99.99, missing: 0.01 }],
  [[5000, 5001], 'shares_excess', { total: 100.01, excess: 0.01 }],
  [[10_000, 10_000], 'shares_excess', { total: 200, excess: 100 }],
])('[S5-015] shares that do not total 100 %% report the difference: %j', (shares, code, params) => {
  expect(check(...shares)).toEqual([{ code, path: 'contributors', params }]);
});

test.each([0, -1, 10_001, 0.5, 5000.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a share of %d hundredths of a percent is invalid, whatever the total',
  (share) => {
    expect(check(share, 10_000 - share)[0]).toEqual({
      code: 'share_range',
      path: 'contributors.0.share_basis_points',
    });
  },
);

test('[S5-015] of all divisions among three people only those that total 100 %% pass', () => {
  for (let first = 1; first < 10_000; first += 487) {
    for (let second = 1; second < 10_000; second += 733) {
      const right = 10_000 - first - second;
      for (const third of [right - 1, right, right + 1]) {
        const isFine = third === right && third >= 1;
        expect(check(first, second, third).length === 0).toBe(isFine);
      }
    }
  }
});
