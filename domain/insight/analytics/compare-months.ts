import { addMonths, listPeriods, type Period, toPeriod } from '../../money/royalty/period.ts';
import type { ComparisonKind, DayRange } from './period.ts';

/** Months from the first to the last one, both included. */
export type MonthRange = { readonly from: Period; readonly to: Period };

/** Months of statements, and the equally many months they are compared with. */
export type ComparedMonths = { readonly months: MonthRange; readonly comparison: MonthRange };

/** Returns the calendar months that a range touches. */
export function toMonths({ from, to }: DayRange): MonthRange {
  return { from: toPeriod(from), to: toPeriod(to) };
}

/**
 * Returns the months whose revenue can be compared. Statements arrive weeks after a month is over: the months of the
 * range count up to the newest one with a report, and are compared with the same number of months directly before, or
 * with the same months a year before. Of these only the newest consecutive months that were reported in both periods
 * are compared. Returns null without a comparison, and where no month was reported in both periods.
 */
export function compareMonths(
  range: DayRange,
  compare: ComparisonKind,
  reported: ReadonlySet<Period>,
): ComparedMonths | null {
  if (compare === 'none') return null;
  const { from, to } = toMonths(range);
  const months = listPeriods(from, to);
  const count = months.findLastIndex((month) => reported.has(month)) + 1;
  const back = compare === 'last_year' ? 12 : count;
  const isMonthReported = (month: Period) => reported.has(month) && reported.has(addMonths(month, -back));
  const last = months.findLast(isMonthReported);
  if (count === 0 || last === undefined) return null;
  let first = last;
  while (first > from && isMonthReported(addMonths(first, -1))) first = addMonths(first, -1);
  return {
    months: { from: first, to: last },
    comparison: { from: addMonths(first, -back), to: addMonths(last, -back) },
  };
}
