import type { AnalyticsHead } from '@tangent/contract/analytics.ts';
import { knownUntil } from '@tangent/domain/analytics/known-until.ts';
import { addDays } from '@tangent/domain/calendar.ts';

/** Whether something that begins on this day can have been told of already: else it is unknown, and not zero. */
export function isKnown({ freshness }: Pick<AnalyticsHead, 'freshness'>, at: string): boolean {
  const until = knownUntil(freshness);
  return until !== null && at <= until;
}

/** The days of the range that no store has told of yet. */
export function untoldDays({
  range,
  freshness,
}: Pick<AnalyticsHead, 'range' | 'freshness'>): AnalyticsHead['range'] | null {
  const until = knownUntil(freshness);
  if (until === null || until >= range.to) return null;
  return { from: until < range.from ? range.from : addDays(until, 1), to: range.to };
}
