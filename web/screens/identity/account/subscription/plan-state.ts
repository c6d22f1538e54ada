import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { planEndMs } from '@tangent/domain/money/plan/plan.ts';

/**
 * `on` is the day the plan renews, changes, ends or has ended; while a renewal is retried, the end of the grace period
 * (A-106).
 */
export type PlanState =
  | { readonly kind: 'free' }
  | {
      readonly kind: 'renews' | 'ends' | 'steps_down' | 'granted' | 'past_due' | 'lapsed';
      readonly on: string;
    };

/**
 * Returns how the effective plan continues: it renews, ends, is downgraded, was granted, waits for its payment, or has
 * ended.
 */
export function findPlanState({
  plan,
  subscription,
  billing,
}: Pick<SubscriptionView, 'plan' | 'subscription' | 'billing'>): PlanState {
  const { status, expires_at, provider, cancel_at_period_end } = subscription;
  if (status === 'none' || expires_at === null) return { kind: 'free' };
  const on =
    status === 'past_due' ? new Date(planEndMs(subscription, Date.parse(expires_at))).toISOString() : expires_at;
  if (plan === 'free') return { kind: 'lapsed', on };
  if (status === 'past_due') return { kind: 'past_due', on };
  if (status === 'cancelled' || cancel_at_period_end) return { kind: 'ends', on };
  if (provider === 'grant') return { kind: 'granted', on };
  return { kind: provider === 'stripe' && billing?.pending_plan != null ? 'steps_down' : 'renews', on };
}
