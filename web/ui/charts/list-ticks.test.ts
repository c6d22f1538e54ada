import { expect, test } from 'vitest';
import { listTicks } from './plot.ts';

test('the lines of a chart are few, whole and evenly spaced, and the last is not below the largest value', () => {
  expect(listTicks(0)).toEqual([0, 1]);
  expect(listTicks(1)).toEqual([0, 1]);
  expect(listTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(listTicks(63_400)).toEqual([0, 20_000, 40_000, 60_000, 80_000]);
  expect(listTicks(1_000_000)).toEqual([0, 250_000, 500_000, 750_000, 1_000_000]);
  for (let value = 1; value < 1e12; value = Math.ceil(value * 1.37)) {
    const ticks = listTicks(value);
    const last = ticks.at(-1) ?? 0;
    expect(ticks.length, String(value)).toBeLessThanOrEqual(5);
    expect(ticks.every(Number.isInteger)).toBe(true);
    expect(last).toBeGreaterThanOrEqual(value);
    expect(last - (ticks[1] ?? 0)).toBeLessThan(value);
  }
});
