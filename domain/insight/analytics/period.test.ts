import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, formatDays } from '../../calendar.ts';
import {
  ANALYTICS_PERIODS,
  type AnalyticsPeriod,
  checkPeriod,
  countDays,
  findPeriodDays,
  isOpenDay,
  type PeriodChoice,
  toComparisonRange,
} from './period.ts';
import { getChartStep, listSteps, listStepsBefore, splitMonths, splitRange } from './steps.ts';

const daysOn = (today: string, choice: AnalyticsPeriod | PeriodChoice, has_today = true) => {
  const requested = typeof choice === 'string' ? { period: choice } : choice;
  const { range, open_day } = findPeriodDays(requested, { today, first_day: '2026-05-07', has_today });
  return `${range.from} ${range.to}${open_day === null ? '' : ` and ${open_day}`}`;
};

test.each([
  // A Wednesday.
  ['today', '2028-03-01 2028-03-01 and 2028-03-01'],
  ['yesterday', '2028-02-29 2028-02-29'],
  ['this_week', '2028-02-28 2028-02-29 and 2028-03-01'],
  ['last_7_days', '2028-02-23 2028-02-29 and 2028-03-01'],
  ['last_30_days', '2028-01-31 2028-02-29 and 2028-03-01'],
  ['last_90_days', '2027-12-02 2028-02-29 and 2028-03-01'],
  ['this_month', '2028-03-01 2028-03-01 and 2028-03-01'],
  ['this_year', '2028-01-01 2028-02-29 and 2028-03-01'],
  ['last_year', '2027-01-01 2027-12-31'],
  ['all_time', '2026-05-07 2028-02-29 and 2028-03-01'],
] as const)('[S9-013] %s are complete days, and today apart from them', (period, days) => {
  expect(daysOn('2028-03-01', period)).toBe(days);
});

test('the last N days are the same on every plan; weeks start on Monday; a range that ends today has it apart', () => {
  expect(daysOn('2028-03-01', 'last_30_days', false)).toBe('2028-01-31 2028-02-29');
  expect(daysOn('2029-01-01', 'this_week')).toBe('2029-01-01 2029-01-01 and 2029-01-01');
  expect(daysOn('2028-12-31', 'this_week')).toBe('2028-12-25 2028-12-30 and 2028-12-31');
  const custom = (from: string, to: string) => daysOn('2028-03-01', { period: 'custom', from, to });
  expect(custom('2028-02-01', '2028-03-01')).toBe('2028-02-01 2028-02-29 and 2028-03-01');
  expect(custom('2028-02-01', '2028-02-10')).toBe('2028-02-01 2028-02-10');
  expect(custom('2028-03-01', '2028-03-01')).toBe('2028-03-01 2028-03-01 and 2028-03-01');
  // Before the first report all time is only today.
  expect(daysOn('2026-05-01', 'all_time')).toBe('2026-05-01 2026-05-01 and 2026-05-01');
});

test('a custom range has both ends, in order, none in the future, and at most 366 days', () => {
  const check = (from?: string, to?: string) =>
    checkPeriod({ period: 'custom', from, to }, '2028-03-01').map(({ code, path }) => `${code} ${path}`);
  expect([check(), check('2028-01-01'), check('2028-02-30', '2028-03-01')]).toEqual([
    ['required from'],
    ['required to'],
    ['required from'],
  ]);
  expect([check('2028-02-02', '2028-02-01'), check('2028-03-01', '2028-03-02')]).toEqual([
    ['min_date to'],
    ['max_date to'],
  ]);
  expect([check('2027-02-28', '2028-02-28'), check('2027-02-28', '2028-02-29')]).toEqual([[], ['max_date to']]);
  expect([check('2028-03-01', '2028-03-01'), check('2000-01-01', '2000-12-31')]).toEqual([[], []]);
  // No trends exist for earlier days, and the dates for a comparison are limited.
  expect(check('1999-12-31', '2000-01-01')).toEqual(['min_date from']);
  expect(checkPeriod({ period: 'today', from: 'x' }, '2028-03-01')).toEqual([]);
});

test('[S9-014] [S9-015] a range is compared with the same number of days before it, or with the same dates a year before', () => {
  const compare = (from: string, to: string, kind: 'previous' | 'last_year') => {
    const found = toComparisonRange({ from, to }, 'custom', kind);
    return `${found?.from} ${found?.to}`;
  };
  expect(compare('2028-03-01', '2028-03-03', 'previous')).toBe('2028-02-27 2028-02-29');
  expect(compare('2028-02-28', '2028-02-29', 'last_year')).toBe('2027-02-28 2027-02-28');
  expect(compare('2029-01-01', '2029-03-01', 'last_year')).toBe('2028-01-01 2028-03-01');
  const range = { from: '2028-01-01', to: '2028-01-02' };
  expect([toComparisonRange(range, 'all_time', 'previous'), toComparisonRange(range, 'today', 'none')]).toEqual([
    null,
    null,
  ]);
});

test('a leap day has no counterpart a year before, and a leap day in the year before is counted with the 28th', () => {
  const beside = (from: string, to: string) => {
    const comparison = toComparisonRange({ from, to }, 'custom', 'last_year') ?? { from, to };
    return listStepsBefore(listSteps({ from, to }), comparison, 'last_year').map((step) => step && countDays(step));
  };
  expect(beside('2028-02-28', '2028-03-01')).toEqual([1, null, 1]);
  expect(beside('2029-02-27', '2029-03-01')).toEqual([1, 2, 1]);
  expect(beside('2028-02-29', '2028-03-01')).toEqual([1, 1]);
});

const day = fc.integer({ min: 18_000, max: 25_000 }).map(formatDays);
const ranges = fc
  .tuple(day, fc.integer({ min: 0, max: 800 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));
const daysIn = ({ from, to }: { from: string; to: string }) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));

test('steps hold every day of the range once, their counterparts every day of the comparison, and the same is true for split months and ranges', () => {
  fc.assert(
    fc.property(ranges, fc.constantFrom('previous' as const, 'last_year' as const), (range, kind) => {
      const steps = listSteps(range);
      expect(steps.flatMap(daysIn)).toEqual(daysIn(range));
      expect(getChartStep(range) === 'day').toBe(countDays(range) <= 92);
      const comparison = toComparisonRange(range, 'custom', kind) ?? range;
      const before = listStepsBefore(steps, comparison, kind);
      expect(before.flatMap((step) => (step ? daysIn(step) : []))).toEqual(daysIn(comparison));
      const { months, days } = splitMonths(range);
      const parts = [...days, ...(months ? [months] : [])].flatMap(daysIn);
      expect(parts.sort()).toEqual(daysIn(range));
      if (months) expect([months.from.slice(8), addDays(months.to, 1).slice(8)]).toEqual(['01', '01']);
      expect(days.every((edge) => countDays(edge) <= 61)).toBe(true);
      const ends = [40, 3, 3, -1, 0].map((count) => addDays(range.from, count));
      const pieces = splitRange(range, ends);
      expect(pieces.flatMap(daysIn)).toEqual(daysIn(range));
      const inside = [0, 3, 40].map((count) => addDays(range.from, count)).filter((end) => end < range.to);
      expect(pieces.map(({ to }) => to)).toEqual([...inside, range.to]);
    }),
    { numRuns: 100 },
  );
});

test('a chart has daily steps up to 92 days, and monthly steps beyond', () => {
  const range = (days: number) => ({ from: '2028-01-15', to: addDays('2028-01-15', days - 1) });
  expect([91, 92, 93].map((days) => listSteps(range(days)).length)).toEqual([91, 92, 4]);
});

test('on any day, a period has complete days or is the open day, and never both in one figure', () => {
  fc.assert(
    fc.property(day, fc.constantFrom(...ANALYTICS_PERIODS), fc.boolean(), (today, period, has_today) => {
      const days = findPeriodDays({ period, from: today, to: today }, { today, first_day: null, has_today });
      const { range, open_day } = days;
      expect(range.from <= range.to).toBe(true);
      expect(isOpenDay(days)).toBe(range.to === today);
      if (isOpenDay(days)) expect(range).toEqual({ from: today, to: today });
      else expect(open_day === null || open_day === addDays(range.to, 1)).toBe(true);
    }),
  );
});
