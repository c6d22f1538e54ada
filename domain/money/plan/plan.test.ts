import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { effectivePlan, formatPlanName } from './plan.ts';

const NOW = 1_800_000_000_000;
const GRANTED = { provider: 'grant', cancel_at_period_end: false } as const;

test.each([
  ['active', 'pro', 1, 'pro'],
  ['active', 'advanced', 1, 'advanced'],
  ['active', 'pro', 0, 'free'],
  ['cancelled', 'pro', 1, 'pro'],
  ['cancelled', 'pro', -1, 'free'],
  ['past_due', 'pro', -6, 'pro'],
  ['past_due', 'pro', -7, 'free'],
  ['none', 'free', 1, 'free'],
] as const)('the effective plan with status %s (%s), ending in %d days, is %s', (status, plan, days, expected) => {
  expect(effectivePlan({ ...GRANTED, plan, status, expires_at_ms: NOW + days * DAY_MS }, NOW)).toBe(expected);
});

test('[S3-005] plan names contain the name of the product', () => {
  expect((['free', 'pro', 'advanced'] as const).map((plan) => formatPlanName('tangent', plan))).toEqual([
    'tangent_lite',
    'tangent_pro',
    'tangent_advanced',
  ]);
});

test.each([
  ['a pending renewal', { status: 'active', cancel_at_period_end: false }, 'pro'],
  ['a cancelled plan', { status: 'active', cancel_at_period_end: true }, 'free'],
  ['a plan that has ended', { status: 'cancelled', cancel_at_period_end: false }, 'free'],
] as const)('an hour after the end of the period: %s', (_, fields, expected) => {
  const bought = { plan: 'pro', provider: 'stripe', ...fields } as const;
  expect(effectivePlan({ ...bought, expires_at_ms: NOW + 1 }, NOW)).toBe('pro');
  expect(effectivePlan({ ...bought, expires_at_ms: NOW - HOUR_MS }, NOW)).toBe(expected);
  expect(effectivePlan({ ...bought, expires_at_ms: NOW - 2 * HOUR_MS }, NOW)).toBe('free');
});
