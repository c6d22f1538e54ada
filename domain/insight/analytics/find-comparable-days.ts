import { addDays, type CalendarDate } from '../../calendar.ts';
import {
  type AnalyticsPeriod,
  type ComparisonKind,
  type DayRange,
  isOpenDay,
  type PeriodDays,
  toComparisonRange,
} from './period.ts';

type Comparison = PeriodDays & { readonly period: AnalyticsPeriod; readonly compare: ComparisonKind };

/** Reported days, and the days they are compared with. */
export type Compared = { readonly days: DayRange; readonly comparison: DayRange };

/**
 * Returns the reported days of a period and the days they are compared with: as many days directly before the
 * period, or the same dates a year before. Days not reported yet are unknown, so no day is compared with them, and the
 * open day is compared with none. `until` is the last reported day: for figures of one store the last day of that store,
 * for all others that of any store. Returns null without a comparison, and while no day is reported.
 */
export function findComparableDays(
  { range, open_day, period, compare }: Comparison,
  until: CalendarDate | null,
): Compared | null {
  const days = findReportedDays(range, until);
  if (days === null || isOpenDay({ range, open_day })) return null;
  const comparison = toComparisonRange(days, period, compare);
  return comparison === null ? null : { days, comparison };
}

/** Returns the reported part of a range; null while no day of it is reported. */
export function findReportedDays({ from, to }: DayRange, until: CalendarDate | null): DayRange | null {
  if (until === null || until < from) return null;
  return { from, to: until < to ? until : to };
}

/** Returns the part of a range that is unknown, because no store has reported it yet; null when nothing is missing. */
export function findUnknownDays({ from, to }: DayRange, until: CalendarDate | null): DayRange | null {
  if (until !== null && until >= to) return null;
  return { from: until === null || until < from ? from : addDays(until, 1), to };
}
