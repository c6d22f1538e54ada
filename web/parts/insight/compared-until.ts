import type { AnalyticsHead } from '@tangent/contract/analytics.ts';

type Head = Pick<AnalyticsHead, 'range' | 'compared'>;

/** The day up to which figures are compared, when that is not all of the range: the days after it are not told yet. */
export function comparedUntil({ range, compared }: Head): string | null {
  return compared !== null && compared.to < range.to ? compared.to : null;
}
