import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { EFFECT_WAITS_DAYS } from '../analytics-limits.ts';

/** Returns the newest day that any of these stores has reported; null if none has. */
export function findReportedUntil(stores: readonly { readonly until: CalendarDate }[]): CalendarDate | null {
  return stores.reduce<CalendarDate | null>(
    (newest, { until }) => (newest !== null && newest > until ? newest : until),
    null,
  );
}

/**
 * Returns the last day that every store has reported which still reports: one that is further behind than
 * `EFFECT_WAITS_DAYS` is not waited for. Null if none has reported anything.
 */
export function findCompleteUntil(
  stores: readonly { readonly until: CalendarDate }[],
  yesterday: CalendarDate,
): CalendarDate | null {
  const newest = findReportedUntil(stores);
  if (newest === null) return null;
  const reporting = stores.filter(({ until }) => daysBetween(until, newest) <= EFFECT_WAITS_DAYS);
  return reporting.reduce((last, { until }) => (until < last ? until : last), yesterday);
}
