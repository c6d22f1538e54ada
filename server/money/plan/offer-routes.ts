import { listPlans as listCall, type OfferedPlan } from '@tangent/contract/money/plan.ts';
import { ARTIST_PROFILES_MAX } from '@tangent/domain/catalogue/catalogue-limits.ts';
import { MONTHLY_SUBMISSIONS } from '@tangent/domain/catalogue/release-limits.ts';
import { listCapabilities } from '@tangent/domain/money/plan/capability.ts';
import { formatPlanName, PLANS } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';

/** Binds the public list of plans. It changes only with a new version of the product. */
export function registerOfferRoutes(app: HttpApp<Actor>, { product_slug }: { product_slug: string }): void {
  bindCall(app, listCall, { allow: 'anyone' }, async ({ reply }) => {
    reply.header('cache-control', 'public, max-age=3600');
    return { items: listPlans(product_slug) };
  });
}

/**
 * Returns every plan with its price, capabilities and limits, from the same tables that the rules use.
 */
function listPlans(productSlug: string): OfferedPlan[] {
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
