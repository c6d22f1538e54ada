import { expect, test } from 'vitest';
import { groupByDay, toLocalDay } from './group-by-day.ts';

test('notifications are grouped by the day where the user is, not by the UTC day', () => {
  const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();
  const items = [at(2026, 10, 23, 0, 5), at(2026, 10, 22, 23, 55), at(2026, 10, 22, 8, 0)].map((created_at) => ({
    created_at,
  }));
  expect(groupByDay(items).map(({ day, items: some }) => [day, some.length])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-22', 2],
  ]);
  expect(toLocalDay(at(2026, 0, 2, 3, 4))).toBe('2026-01-02');
  expect(groupByDay([])).toEqual([]);
});
