import { ROYALTY_SHARE_PERCENT } from '../limits.ts';
import type { Plan } from './plan.ts';
import { YEARLY_PRICES_CENTS } from './prices.ts';

/** What others charge for beside the price of a plan, and we never do, on any plan. */
export const NEVER_CHARGED = ['releases', 'stores', 'codes', 'content_id', 'staying_live'] as const;

/** What we keep of royalties, in percent (S6-026, S6-027). */
export function ourSharePercent(plan: Plan): number {
  return 100 - ROYALTY_SHARE_PERCENT[plan];
}

/** From how many cents of royalties a year a plan costs less than the share that is kept on the free one. */
export function breakEvenCents(plan: Exclude<Plan, 'free'>): number {
  return Math.ceil((YEARLY_PRICES_CENTS[plan] * 100) / (ourSharePercent('free') - ourSharePercent(plan)));
}
