import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { isMore, type PaidPlan } from '@tangent/domain/plan/plan.ts';

/** `none`: the plan as it stands has to be put right first, and the page says so. */
export type Purchase = 'buy' | 'upgrade' | 'has' | 'none';

/** The plan that an address names, as pages that lead here write it. */
export function readWish(search: URLSearchParams): PaidPlan | null {
  const plan = search.get('plan');
  return plan === 'pro' || plan === 'advanced' ? plan : null;
}

/** What comes of the wish to have a plan. */
export function findPurchase({ plan, acts }: Pick<SubscriptionView, 'plan' | 'acts'>, wish: PaidPlan): Purchase {
  if (acts.includes(`buy_${wish}`)) return 'buy';
  if (wish === 'advanced' && acts.includes('upgrade')) return 'upgrade';
  return isMore(wish, plan) ? 'none' : 'has';
}
