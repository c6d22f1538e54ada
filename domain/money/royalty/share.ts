import { SHARES_TOTAL_BASIS_POINTS } from '../../catalogue/release-limits.ts';
import { divideHalfEven } from '../../money.ts';
import type { Plan } from '../plan/plan.ts';
import { ROYALTY_SHARE_PERCENT } from '../plan-limits.ts';

const FULL_SHARE = BigInt(SHARES_TOTAL_BASIS_POINTS);

/**
 * Returns the artist's share of a store's payment, in hundredths of a percent, by the plan on the last day of the
 * period.
 */
export function shareBasisPoints(plan: Plan): number {
  return ROYALTY_SHARE_PERCENT[plan] * 100;
}

/** Computes the net of one line on the artist's side, in micro-dollars, halves rounded to the even one. */
export function computeNet(gross_micros: bigint, share_basis_points: number): bigint {
  return divideHalfEven(gross_micros * BigInt(share_basis_points), FULL_SHARE);
}
