import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { PAST_DUE_GRACE_DAYS, RENEWAL_LEEWAY_HOURS } from '../plan-limits.ts';

/** The plans (S1-009 to S1-011, A-002). The value of `plan_name` is `{slug}_{suffix}`. */
export const PLANS = ['free', 'pro', 'advanced'] as const;
export type Plan = (typeof PLANS)[number];

/** The plans that can be bought or granted, lowest first. */
export const PAID_PLANS = ['pro', 'advanced'] as const satisfies readonly Plan[];
export type PaidPlan = (typeof PAID_PLANS)[number];

/** Status of a subscription; `none` is the free plan. */
export const SUBSCRIPTION_STATUSES = ['none', 'active', 'past_due', 'cancelled'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_PROVIDERS = ['stripe', 'apple', 'grant'] as const;
export type SubscriptionProvider = (typeof SUBSCRIPTION_PROVIDERS)[number];

export type Subscription = {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  readonly provider: SubscriptionProvider | null;
  readonly cancel_at_period_end: boolean;
  readonly expires_at_ms: number | null;
};

const PLAN_SUFFIXES = { free: 'lite', pro: 'pro', advanced: 'advanced' } as const satisfies Record<Plan, string>;

/** Returns the stored name of a plan: `tangent_lite`, `tangent_pro`, `tangent_advanced`. */
export function formatPlanName(productSlug: string, plan: Plan): string {
  return `${productSlug}_${PLAN_SUFFIXES[plan]}`;
}

/**
 * Returns whether a plan renews automatically at the end of its period. Subscriptions billed by Apple and grants end
 * unless they are extended from outside.
 */
function renews({ provider, status, cancel_at_period_end }: Omit<Subscription, 'plan' | 'expires_at_ms'>): boolean {
  return provider === 'stripe' && status === 'active' && !cancel_at_period_end;
}

/**
 * Returns the instant at which a paid plan stops being in force: its end; days later while a renewal is being retried
 * slightly later while a renewal is expected, because a payment service settles it some time after the period
 * ended.
 */
export function planEndMs(subscription: Omit<Subscription, 'plan' | 'expires_at_ms'>, expiresAtMs: number): number {
  if (subscription.status === 'past_due') return expiresAtMs + PAST_DUE_GRACE_DAYS * DAY_MS;
  return renews(subscription) ? expiresAtMs + RENEWAL_LEEWAY_HOURS * HOUR_MS : expiresAtMs;
}

/** Returns the effective plan: the paid one until it ends, otherwise free. */
export function effectivePlan({ plan, expires_at_ms, ...subscription }: Subscription, nowMs: number): Plan {
  if (plan === 'free' || expires_at_ms === null) return 'free';
  return nowMs < planEndMs(subscription, expires_at_ms) ? plan : 'free';
}

/** Returns whether one plan is higher than another: `PLANS` lists the lowest first. */
export function isHigherPlan(plan: Plan, than: Plan): boolean {
  return PLANS.indexOf(plan) > PLANS.indexOf(than);
}
