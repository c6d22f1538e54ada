import type { AnalyticsHead } from '@tangent/contract/insight/analytics.ts';

type Compared = Pick<AnalyticsHead, 'compared'>;

/** Whether one of these stores is compared up to another day than the total, because it has reported fewer days. */
export function hasOwnDays({ compared }: Compared, items: readonly Compared[]): boolean {
  return items.some((item) => item.compared !== null && item.compared.to !== compared?.to);
}
