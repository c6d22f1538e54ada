import type { AnalyticsHead } from '@tangent/contract/analytics.ts';

type Compared = Pick<AnalyticsHead, 'compared'>;

/** Whether a store of these is compared up to another day than everything is: it has not told as far as the others. */
export function hasOwnDays({ compared }: Compared, items: readonly Compared[]): boolean {
  return items.some((item) => item.compared !== null && item.compared.to !== compared?.to);
}
