import type { AnalyticsHead } from '@tangent/contract/analytics.ts';
import { addDays } from '@tangent/domain/calendar.ts';

/** The newest day that any store has told of; null while none has. */
export function knownUntil({ freshness }: Pick<AnalyticsHead, 'freshness'>): string | null {
  return freshness.map(({ until }) => until).reduce<string | null>((a, b) => (a !== null && a > b ? a : b), null);
}

/** Whether something that begins on this day can have been told of already: else it is unknown, and not zero. */
export function isKnown(head: Pick<AnalyticsHead, 'freshness'>, at: string): boolean {
  const until = knownUntil(head);
  return until !== null && at <= until;
}

/** The days of the range that no store has told of yet. */
export function untoldDays({
  range,
  ...head
}: Pick<AnalyticsHead, 'range' | 'freshness'>): AnalyticsHead['range'] | null {
  const until = knownUntil(head);
  if (until === null || until >= range.to) return null;
  return { from: until < range.from ? range.from : addDays(until, 1), to: range.to };
}
