import { expect, test } from 'vitest';
import { PLANS } from '../plan/plan.ts';
import { computeNet, shareBasisPoints } from './share.ts';

test('[S6-026] [S6-027] artists keep 85% on the free plan and everything on a paid one', () => {
  const shares = PLANS.map((plan) => [plan, shareBasisPoints(plan)]);
  expect(shares.filter(([, share]) => share !== 10_000)).toEqual([['free', 8_500]]);
  expect(computeNet(1_000_000n, shareBasisPoints('free'))).toBe(850_000n);
  expect(computeNet(1_000_000n, shareBasisPoints('pro'))).toBe(1_000_000n);
});

test.each([
  [10n, 8n],
  [30n, 26n],
  [1n, 1n],
  [-10n, -8n],
  [-30n, -26n],
  [0n, 0n],
])('[S6-026] 85%% of %s millionths are %s: halves go to the even one', (gross, net) => {
  expect(computeNet(gross, 8_500)).toBe(net);
});
