import { ROYALTY_SHARE_PERCENT } from '../plan-limits.ts';
import type { Plan } from './plan.ts';
import { YEARLY_PRICES_CENTS } from './prices.ts';

/** Features that other companies charge for in addition to a plan; we never do, on any plan. */
export const NEVER_CHARGED = ['releases', 'stores', 'codes', 'content_id', 'staying_live'] as const;

/** Returns our share of royalties, in percent (S6-026, S6-027). */
export function ourSharePercent(plan: Plan): number {
  return 100 - ROYALTY_SHARE_PERCENT[plan];
}

/** Returns the yearly royalties, in cents, from which on a plan costs less than our share on the free plan. */
export function breakEvenCents(plan: Exclude<Plan, 'free'>): number {
  return Math.ceil((YEARLY_PRICES_CENTS[plan] * 100) / (ourSharePercent('free') - ourSharePercent(plan)));
}
