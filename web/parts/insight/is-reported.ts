import type { RoyaltyFreshness } from '@tangent/contract/royalty.ts';

/** Whether statements say anything about these months: else their money is unknown, and not zero. */
export function isReported({ until }: Pick<RoyaltyFreshness, 'until'>, months: { readonly from: string }): boolean {
  return until !== null && until >= months.from;
}
