import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { PlanAct } from '@tangent/domain/plan/plan-act.ts';

const OFFERS: readonly PlanAct[] = ['buy_pro', 'buy_advanced', 'upgrade'];

/** Whether there is a plan to be had from here. */
export function hasOffers({ acts }: Pick<SubscriptionView, 'acts'>): boolean {
  return OFFERS.some((act) => acts.includes(act));
}
