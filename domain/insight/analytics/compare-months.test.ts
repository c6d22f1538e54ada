import { expect, test } from 'vitest';
import { listPeriods } from '../../money/royalty/period.ts';
import { compareMonths } from './compare-months.ts';

const compare = (kind: 'previous' | 'last_year', from: string, to: string, reported: readonly string[]) => {
  const found = compareMonths({ from, to }, kind, new Set(reported));
  return found && `${found.months.from} ${found.months.to}, ${found.comparison.from} ${found.comparison.to}`;
};

test('reported months are compared with the same number of months before, or with the same months a year before', () => {
  const reported = listPeriods('2025-06', '2026-10');
  // November is not reported yet, so only October is compared, with September.
  expect(compare('previous', '2026-10-23', '2026-11-22', reported)).toBe('2026-10 2026-10, 2026-09 2026-09');
  expect(compare('previous', '2026-08-24', '2026-11-22', reported)).toBe('2026-08 2026-10, 2026-05 2026-07');
  expect(compare('previous', '2026-03-05', '2026-03-06', reported)).toBe('2026-03 2026-03, 2026-02 2026-02');
  expect(compare('last_year', '2026-10-23', '2026-11-22', reported)).toBe('2026-10 2026-10, 2025-10 2025-10');
});

test('months that are not reported in both periods are left out; if none remain, nothing is compared', () => {
  const reported = [...listPeriods('2026-06', '2026-10'), '2025-07', '2025-09', '2025-10'];
  expect(compare('previous', '2026-08-24', '2026-11-22', reported)).toBe('2026-09 2026-10, 2026-06 2026-07');
  expect(compare('last_year', '2026-01-01', '2026-11-22', reported)).toBe('2026-09 2026-10, 2025-09 2025-10');
  expect(compare('previous', '2026-11-01', '2026-11-22', reported)).toBeNull();
  expect(compare('last_year', '2026-06-01', '2026-06-30', reported)).toBeNull();
  expect(compareMonths({ from: '2026-10-01', to: '2026-10-31' }, 'none', new Set(reported))).toBeNull();
});
