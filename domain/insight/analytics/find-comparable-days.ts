import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import { type AnalyticsPeriod, type ComparisonKind, type DayRange, toComparisonRange, yearBefore } from './period.ts';

type Comparison = { readonly range: DayRange; readonly period: AnalyticsPeriod; readonly compare: ComparisonKind };

/** Reported days, and the days they are compared with. */
export type Compared = { readonly days: DayRange; readonly comparison: DayRange };

/**
 * Returns what a range is compared with, limited to its reported days: days not reported yet are unknown, so no day is
 * compared with them. The previous period is cut to the number of reported days, counted from its first day; the
 * previous year ends on the same date. `until` is the last reported day: for figures of one store the last day of that
 * store, for all others that of any store. Returns null without a comparison, and while no day is reported.
 */
export function findComparableDays(
  { range, period, compare }: Comparison,
  until: CalendarDate | null,
): Compared | null {
  const comparison = toComparisonRange(range, period, compare);
  if (comparison === null || until === null || until < range.from) return null;
  if (until >= range.to) return { days: range, comparison };
  const to = compare === 'last_year' ? yearBefore(until) : addDays(comparison.from, daysBetween(range.from, until));
  return { days: { from: range.from, to: until }, comparison: { from: comparison.from, to } };
}
