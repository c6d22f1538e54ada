import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import { upgradeCharge } from './proration.ts';

const start_ms = Date.UTC(2026, 10, 22, 9, 30);
const YEAR = { start_ms, end_ms: Date.UTC(2027, 10, 22, 9, 30) };

test.each([
  [0, 365, 5000],
  [183, 182, 2493],
  [182.5, 182, 2493],
  [364, 1, 14],
  [364.999, 0, 0],
  [365, 0, 0],
  [400, 0, 0],
])('[S4-036] after %d days %d whole days remain and Advanced costs %d cents more', (gone, days_left, charge_cents) => {
  const charge = upgradeCharge(YEAR, start_ms + gone * DAY_MS);
  expect(charge).toMatchObject({ days_left, charge_cents, period_days: 365 });
  expect(charge.counted_from_ms).toBe(YEAR.end_ms - days_left * DAY_MS);
});

test('a leap year has 366 days', () => {
  const leap = { start_ms: Date.UTC(2027, 10, 22), end_ms: Date.UTC(2028, 10, 22) };
  expect(upgradeCharge(leap, leap.start_ms + 183 * DAY_MS)).toMatchObject({ period_days: 366, charge_cents: 2500 });
});

test('waiting never makes the upgrade more expensive, and it never costs more than the yearly difference', () => {
  const instant = fc.integer({ min: 0, max: 366 * DAY_MS });
  fc.assert(
    fc.property(instant, instant, (one, other) => {
      const [early, late] = [Math.min(one, other), Math.max(one, other)].map((ms) =>
        upgradeCharge(YEAR, start_ms + ms),
      );
      expect(late?.charge_cents).toBeLessThanOrEqual(early?.charge_cents ?? -1);
      expect(early?.charge_cents).toBeLessThanOrEqual(5000);
      expect(late?.charge_cents).toBeGreaterThanOrEqual(0);
    }),
  );
});
