import type { CalendarDate } from '../calendar.ts';

/** The newest day that any of these stores has told of; null while none has. */
export function findReportedUntil(stores: readonly { readonly until: CalendarDate }[]): CalendarDate | null {
  return stores.reduce<CalendarDate | null>(
    (newest, { until }) => (newest !== null && newest > until ? newest : until),
    null,
  );
}
