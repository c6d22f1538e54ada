import type { ReportDays } from '../reports/sale-row.ts';
import type { TrendFault } from './trend-fault.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many past days are checked for unsent trends; older ones are not sent any more. */
const DAYS_BACK = 366;
/** The extra delay of a late store. */
const LATE_DAYS = 4;

/**
 * Lists the days that a store has not reported yet, in files of at most a month, oldest first unless the fault is
 * out_of_order.
 */
export function listDueDays(after: string, now: Date, fault: TrendFault | null): ReportDays[] {
  const today = toDay(now.toISOString());
  const last = today - 1 - (fault === 'late' ? LATE_DAYS : 0);
  const first = Math.max(toDay(after) + 1, today - DAYS_BACK);
  const days = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => toDate(first + index));
  if (fault === 'out_of_order') return days.toReversed().map((day) => ({ first: day, last: day }));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months.map((month) => {
    const own = days.filter((day) => day.startsWith(month));
    return { first: own[0] ?? '', last: own.at(-1) ?? '' };
  });
}

/** Returns the previous day. */
export function dayBefore(day: string): string {
  return toDate(toDay(day) - 1);
}

const toDay = (instant: string): number => Math.floor(Date.parse(instant) / DAY_MS);
const toDate = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
