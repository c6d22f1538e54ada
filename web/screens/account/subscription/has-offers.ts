import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { PlanAction } from '@tangent/domain/plan/plan-action.ts';

const OFFERS: readonly PlanAction[] = ['buy_pro', 'buy_advanced', 'upgrade'];

/** Whether there is a plan to be had from here. */
export function hasOffers({ actions }: Pick<SubscriptionView, 'actions'>): boolean {
  return OFFERS.some((action) => actions.includes(action));
}
