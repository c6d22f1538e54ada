import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, formatDays } from '../../calendar.ts';
import { findComparableDays, findReportedDays, findUnknownDays } from './find-comparable-days.ts';
import type { ComparisonKind } from './period.ts';
import { countDays } from './period.ts';
import { listSteps, listStepsBefore } from './steps.ts';

const compare = (kind: ComparisonKind, from: string, to: string, until: string | null) => {
  const found = findComparableDays({ range: { from, to }, open_day: null, period: 'custom', compare: kind }, until);
  return found && `${found.days.from} ${found.days.to}, ${found.comparison.from} ${found.comparison.to}`;
};

test('[S9-014] reported days are compared with the same number of days directly before the period', () => {
  const month = ['2028-02-01', '2028-03-02'] as const;
  expect(compare('previous', ...month, '2028-03-02')).toBe('2028-02-01 2028-03-02, 2028-01-01 2028-01-31');
  expect(compare('previous', ...month, '2028-03-05')).toBe('2028-02-01 2028-03-02, 2028-01-01 2028-01-31');
  expect(compare('previous', ...month, '2028-03-01')).toBe('2028-02-01 2028-03-01, 2028-01-02 2028-01-31');
  expect(compare('previous', ...month, '2028-02-01')).toBe('2028-02-01 2028-02-01, 2028-01-31 2028-01-31');
});

test('[S9-015] and with the days of the year before up to the same date', () => {
  const year = ['2028-01-01', '2028-03-02'] as const;
  expect(compare('last_year', ...year, '2028-03-01')).toBe('2028-01-01 2028-03-01, 2027-01-01 2027-03-01');
  expect(compare('last_year', ...year, '2028-02-29')).toBe('2028-01-01 2028-02-29, 2027-01-01 2027-02-28');
  expect(compare('last_year', '2029-01-01', '2029-03-01', '2029-02-28')).toBe(
    '2029-01-01 2029-02-28, 2028-01-01 2028-02-28',
  );
});

test('nothing is compared while no day is reported', () => {
  expect(compare('previous', '2028-03-02', '2028-03-02', '2028-03-01')).toBeNull();
  expect(compare('last_year', '2028-03-02', '2028-03-02', null)).toBeNull();
  expect(compare('none', '2028-03-01', '2028-03-02', '2028-03-02')).toBeNull();
  const range = { from: '2028-03-01', to: '2028-03-02' };
  const all = { range, open_day: null, period: 'all_time', compare: 'previous' } as const;
  expect(findComparableDays(all, '2028-03-02')).toBeNull();
  // A day that is not over is compared with none, even when a store has reported a part of it.
  const open = { range: { from: '2028-03-02', to: '2028-03-02' }, open_day: '2028-03-02', period: 'today' } as const;
  expect(findComparableDays({ ...open, compare: 'previous' }, '2028-03-02')).toBeNull();
});

const day = fc.integer({ min: 18_000, max: 25_000 }).map(formatDays);
const lengths = fc.integer({ min: 0, max: 500 });
const daysIn = ({ from, to }: { from: string; to: string }) =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n));

test('whatever part of a range is reported, its steps cover every day of the comparison exactly once', () => {
  fc.assert(
    fc.property(
      day,
      lengths,
      lengths,
      fc.constantFrom('previous' as const, 'last_year' as const),
      (from, a, b, kind) => {
        const range = { from, to: addDays(from, Math.max(a, b)) };
        const until = addDays(from, Math.min(a, b));
        const found = findComparableDays({ range, open_day: null, period: 'custom', compare: kind }, until);
        if (found === null) throw new Error('reported days must have a comparison');
        expect(found.days).toEqual({ from, to: until });
        if (kind === 'previous') {
          expect(countDays(found.comparison)).toBe(countDays(found.days));
          expect(addDays(found.comparison.to, 1)).toBe(range.from);
        }
        const before = listStepsBefore(listSteps(range), found.comparison, kind);
        expect(before.flatMap((step) => (step ? daysIn(step) : []))).toEqual(daysIn(found.comparison));
      },
    ),
    { numRuns: 100 },
  );
});

test('every day of a range is reported or unknown, and none is both', () => {
  fc.assert(
    fc.property(day, lengths, fc.integer({ min: -40, max: 540 }), fc.boolean(), (from, length, last, isSilent) => {
      const range = { from, to: addDays(from, length) };
      const until = isSilent ? null : addDays(from, last);
      const parts = [findReportedDays(range, until), findUnknownDays(range, until)];
      expect(parts.flatMap((part) => (part === null ? [] : daysIn(part)))).toEqual(daysIn(range));
      expect(parts[0] === null).toBe(until === null || until < from);
    }),
  );
});
