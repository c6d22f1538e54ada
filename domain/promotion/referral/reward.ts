import { effectivePlan, type Subscription } from '../../money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '../../money/plan/prices.ts';

/** States of a reward; it is taken back when friends who counted no longer do, and can be earned again. */
export const REWARD_STATES = ['earned', 'granted', 'taken_back'] as const;

/** How a reward is given: as months of PRO, or as a credit that the next payment uses up. */
export const REWARD_WAYS = ['months', 'credit'] as const;
export type RewardWay = (typeof REWARD_WAYS)[number];

/**
 * Decides how a reward is given to an account. An account that will pay again gets a credit, because months beside a
 * plan that renews would be lost. An account without a paid plan, or with a granted PRO, gets months. Null means later: a plan that
 * ends by itself is used up first, and an unpaid renewal is settled first.
 *
 * @example chooseRewardWay(null, now) // 'months': the free plan
 */
export function chooseRewardWay(subscription: Subscription | null, nowMs: number): RewardWay | null {
  if (subscription === null || effectivePlan(subscription, nowMs) === 'free') return 'months';
  const { plan, provider, status, cancel_at_period_end } = subscription;
  if (provider === 'grant' && plan === 'pro') return 'months';
  return provider === 'stripe' && status === 'active' && !cancel_at_period_end ? 'credit' : null;
}

/**
 * Returns the value of months of PRO in US cents: their part of the price of a year, rounded half up.
 *
 * @example creditFor(12) // 4999
 */
export function creditFor(months: number): number {
  return Math.round((YEARLY_PRICES_CENTS.pro * months) / 12);
}
