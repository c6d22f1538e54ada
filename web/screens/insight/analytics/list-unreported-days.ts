import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { findReportedUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';

/** Whether a step that starts on this day can already have been reported: otherwise it is unknown, not zero. */
export function isDayReported({ freshness }: Pick<AnalyticsHead, 'freshness'>, at: string): boolean {
  const until = findReportedUntil(freshness);
  return until !== null && at <= until;
}

/** Lists the days of the range that no store has reported yet. */
export function listUnreportedDays({
  range,
  freshness,
}: Pick<AnalyticsHead, 'range' | 'freshness'>): AnalyticsHead['range'] | null {
  const until = findReportedUntil(freshness);
  if (until === null || until >= range.to) return null;
  return { from: until < range.from ? range.from : addDays(until, 1), to: range.to };
}
