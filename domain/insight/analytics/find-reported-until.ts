import type { CalendarDate } from '../../calendar.ts';

/** Returns the newest day that any of these stores has reported; null if none has. */
export function findReportedUntil(stores: readonly { readonly until: CalendarDate }[]): CalendarDate | null {
  return stores.reduce<CalendarDate | null>(
    (newest, { until }) => (newest !== null && newest > until ? newest : until),
    null,
  );
}
