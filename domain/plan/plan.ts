import { PAST_DUE_GRACE_DAYS } from '../limits.ts';

/** The plans (SPEC 1, A-002). The value of `plan_name` is `{slug}_{suffix}`. */
export const PLANS = ['free', 'pro', 'advanced'] as const;
export type Plan = (typeof PLANS)[number];

/** Where a subscription stands; `none` is the free plan. */
export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_PROVIDERS = ['stripe', 'apple', 'grant'] as const;
export type SubscriptionProvider = (typeof SUBSCRIPTION_PROVIDERS)[number];

export type Subscription = {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly expires_at_ms: number | null;
};

const PLAN_SUFFIXES = { free: 'lite', pro: 'pro', advanced: 'advanced' } as const satisfies Record<Plan, string>;
const DAY_MS = 86_400_000;

/** The stored name of a plan: `tangent_lite`, `tangent_pro`, `tangent_advanced`. */
export function formatPlanName(productSlug: string, plan: Plan): string {
  return `${productSlug}_${PLAN_SUFFIXES[plan]}`;
}

/** The instant from which a paid plan does not hold any more: its end, 7 days later while a renewal is being retried. */
export function planEndMs(status: SubscriptionStatus, expiresAtMs: number): number {
  return status === 'past_due' ? expiresAtMs + PAST_DUE_GRACE_DAYS * DAY_MS : expiresAtMs;
}

/** The plan whose rules hold now: the paid one until it ends, else free. */
export function planInForce({ plan, status, expires_at_ms }: Subscription, nowMs: number): Plan {
  if (plan === 'free' || expires_at_ms === null) return 'free';
  return nowMs < planEndMs(status, expires_at_ms) ? plan : 'free';
}
