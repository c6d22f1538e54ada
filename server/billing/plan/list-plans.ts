import type { OfferedPlan } from '@tangent/contract/plan.ts';
import {
  ARTIST_PROFILES_MAX,
  MONTHLY_SUBMISSIONS,
  PAYOUT_DAYS,
  ROYALTY_SHARE_PERCENT,
  SUPPORT_HOURS,
} from '@tangent/domain/limits.ts';
import { listCapabilities } from '@tangent/domain/plan/capability.ts';
import { formatPlanName, PLANS } from '@tangent/domain/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/plan/prices.ts';

/**
 * Returns every plan with its price, capabilities and limits, from the same tables that the rules use.
 */
export function listPlans(productSlug: string): OfferedPlan[] {
  return PLANS.map((plan) => ({
    plan,
    plan_name: formatPlanName(productSlug, plan),
    yearly_price_cents: YEARLY_PRICES_CENTS[plan],
    currency: 'USD',
    capabilities: listCapabilities(plan),
    monthly_submissions: MONTHLY_SUBMISSIONS[plan],
    artist_profiles: ARTIST_PROFILES_MAX[plan],
    royalty_share_percent: ROYALTY_SHARE_PERCENT[plan],
    payout_days: PAYOUT_DAYS[plan],
    support_hours: SUPPORT_HOURS[plan],
  }));
}
