import { addDays, type CalendarDate, daysBetween } from '../calendar.ts';
import { type AnalyticsPeriod, type ComparisonKind, type DayRange, toComparisonRange, yearBefore } from './period.ts';

type Comparison = { readonly range: DayRange; readonly period: AnalyticsPeriod; readonly compare: ComparisonKind };

/** Days that were told, and as many to set beside them. */
export type Compared = { readonly days: DayRange; readonly comparison: DayRange };

/**
 * What a range is compared with as far as it is told: of days that are not told of yet nothing is known, so none stand against them.
 * Days before are as many as were told, from the first on; those of a year before end on the same date. `until` is the last day that is
 * told: of a figure of one store by that store, of any other by any store. Null without a comparison, and while none of the days is told.
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
