import { expect, test } from 'vitest';
import { CAPABILITIES, type Capability, can } from './capability.ts';
import { COMPARISON } from './comparison.ts';
import { PLANS, type Plan } from './plan.ts';
import { breakEvenCents, ourSharePercent } from './true-cost.ts';

const ROWS = COMPARISON.flatMap(({ rows }) => [...rows]);
const mayAll = (plan: Plan, needs: readonly Capability[]) => needs.every((need) => can(plan, need));

test('everything that only some plans may do appears in the comparison', () => {
  const named = new Set(ROWS.flatMap(({ needs }) => needs));
  expect([...named].sort()).toEqual(Object.keys(CAPABILITIES).sort());
  expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
});

test.each(ROWS.map((row) => [row.id, row] as const))('%s promises exactly the capabilities of the plans', (_, row) => {
  for (const plan of PLANS) {
    const cell = row.getCell(plan);
    if (typeof cell === 'boolean') expect(cell).toBe(mayAll(plan, row.needs));
    if (row.needs.length === 0) continue;
    for (const other of PLANS.filter((name) => mayAll(name, row.needs) !== mayAll(plan, row.needs))) {
      expect(row.getCell(other), `${plan} and ${other}`).not.toEqual(cell);
    }
  }
});

test('PRO costs less than Free as soon as our share of the royalties exceeds its price', () => {
  expect([ourSharePercent('free'), ourSharePercent('pro'), ourSharePercent('advanced')]).toEqual([15, 0, 0]);
  // 15 % of 333.27 USD is 49.99 USD.
  expect(breakEvenCents('pro')).toBe(33_327);
});
