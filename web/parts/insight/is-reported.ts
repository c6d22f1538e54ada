import type { RoyaltyFreshness } from '@tangent/contract/money/royalty.ts';

/** Whether statements cover these months: otherwise their money is unknown, not zero. */
export function isReported({ until }: Pick<RoyaltyFreshness, 'until'>, months: { readonly from: string }): boolean {
  return until !== null && until >= months.from;
}
