import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { isHigherPlan, type PaidPlan } from '@tangent/domain/money/plan/plan.ts';

/** `none`: a problem with the current plan has to be solved first, and the page says so. */
export type Purchase = 'buy' | 'upgrade' | 'has' | 'none';

/** Reads the plan that the page's address names, as set by pages that link here. */
export function readRequestedPlan(search: URLSearchParams): PaidPlan | null {
  const plan = search.get('plan');
  return plan === 'pro' || plan === 'advanced' ? plan : null;
}

/** Returns how a request to buy a plan continues. */
export function findPurchase(
  { plan, actions }: Pick<SubscriptionView, 'plan' | 'actions'>,
  requestedPlan: PaidPlan,
): Purchase {
  if (actions.includes(`buy_${requestedPlan}`)) return 'buy';
  if (requestedPlan === 'advanced' && actions.includes('upgrade')) return 'upgrade';
  return isHigherPlan(requestedPlan, plan) ? 'none' : 'has';
}
