import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, getFirstDay, getLastDay, isPeriod, listPeriods, toPeriod } from './period.ts';

test.each([
  ['2026-10', '2026-10-31'],
  ['2026-11', '2026-11-30'],
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2100-02', '2100-02-28'],
  ['2000-02', '2000-02-29'],
])('[S3-082] the last day of %s is %s', (period, day) => {
  expect(getLastDay(period)).toBe(day);
  expect(toPeriod(day)).toBe(period);
});

test('a period is a year and a month, and any other text is refused', () => {
  for (const text of ['2026-00', '2026-13', '2026-1', '26-01', '2026-10-01', '2026/10', '', '0000-01', '9999-12'])
    expect(isPeriod(text)).toBe(false);
  expect(isPeriod('2026-12')).toBe(true);
});

test('months are added as in a calendar, forward and back', () => {
  const month = fc.tuple(fc.integer({ min: 1990, max: 2090 }), fc.integer({ min: 1, max: 12 }));
  fc.assert(
    fc.property(month, fc.integer({ min: -500, max: 500 }), ([year, number], months) => {
      const period = `${year}-${String(number).padStart(2, '0')}`;
      const date = new Date(`${getFirstDay(period)}T00:00:00Z`);
      date.setUTCMonth(date.getUTCMonth() + months);
      const other = addMonths(period, months);
      expect(other).toBe(date.toISOString().slice(0, 7));
      expect(addMonths(other, -months)).toBe(period);
      if (months >= 0) expect(listPeriods(period, other)).toHaveLength(months + 1);
    }),
  );
});
