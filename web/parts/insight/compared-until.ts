import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';

type Head = Pick<AnalyticsHead, 'range' | 'compared'>;

/** Returns the last day of the comparison when it ends before the range: the later days have no data yet. */
export function comparedUntil({ range, compared }: Head): string | null {
  return compared !== null && compared.to < range.to ? compared.to : null;
}
