import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { isHigherPlan, type PaidPlan } from '@tangent/domain/plan/plan.ts';

/** `none`: the plan as it stands has to be put right first, and the page says so. */
export type Purchase = 'buy' | 'upgrade' | 'has' | 'none';

/** The plan that an address names, as pages that lead here write it. */
export function readWantedPlan(search: URLSearchParams): PaidPlan | null {
  const plan = search.get('plan');
  return plan === 'pro' || plan === 'advanced' ? plan : null;
}

/** What comes of the wish to have a plan. */
export function findPurchase(
  { plan, actions }: Pick<SubscriptionView, 'plan' | 'actions'>,
  wantedPlan: PaidPlan,
): Purchase {
  if (actions.includes(`buy_${wantedPlan}`)) return 'buy';
  if (wantedPlan === 'advanced' && actions.includes('upgrade')) return 'upgrade';
  return isHigherPlan(wantedPlan, plan) ? 'none' : 'has';
}
