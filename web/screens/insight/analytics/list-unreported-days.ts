import type { AnalyticsHead } from '@tangent/contract/analytics.ts';
import { findReportedUntil } from '@tangent/domain/analytics/find-reported-until.ts';
import { addDays } from '@tangent/domain/calendar.ts';

/** Whether something that begins on this day can have been told of already: else it is unknown, and not zero. */
export function isDayReported({ freshness }: Pick<AnalyticsHead, 'freshness'>, at: string): boolean {
  const until = findReportedUntil(freshness);
  return until !== null && at <= until;
}

/** The days of the range that no store has told of yet. */
export function listUnreportedDays({
  range,
  freshness,
}: Pick<AnalyticsHead, 'range' | 'freshness'>): AnalyticsHead['range'] | null {
  const until = findReportedUntil(freshness);
  if (until === null || until >= range.to) return null;
  return { from: until < range.from ? range.from : addDays(until, 1), to: range.to };
}
