import { expect, test } from 'vitest';
import { computeAllowance, hasAllowance, monthStart } from './allowance.ts';

test.each([
  ['2026-11-22', '2026-11-01', '2026-12-01'],
  ['2026-12-31', '2026-12-01', '2027-01-01'],
  ['2028-02-29', '2028-02-01', '2028-03-01'],
  ['2027-01-01', '2027-01-01', '2027-02-01'],
])('the month of %s started on %s and ends before %s', (today, start, next) => {
  expect(monthStart(today)).toBe(start);
  expect(computeAllowance('free', 0, today).resets_on).toBe(next);
});

test.each([
  ['free', 2],
  ['pro', 20],
  ['advanced', 100],
] as const)('[S9-023] the %s plan can submit %d releases a month', (plan, max) => {
  expect(computeAllowance(plan, 0, '2026-11-22').max).toBe(max);
  expect(hasAllowance(computeAllowance(plan, max - 1, '2026-11-22'))).toBe(true);
  expect(hasAllowance(computeAllowance(plan, max, '2026-11-22'))).toBe(false);
});
