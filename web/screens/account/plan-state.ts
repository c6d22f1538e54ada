import type { User } from '@tangent/contract/user.ts';
import { planEndMs } from '@tangent/domain/plan/plan.ts';

/** `on` is the day the plan renews, ends or has ended: with a renewal being retried, the end of its days of grace. */
export type PlanState =
  | { readonly kind: 'free' }
  | { readonly kind: 'renews' | 'ends' | 'granted' | 'past_due' | 'lapsed'; readonly on: string };

/** How a plan goes on, from what is known of the user: it renews, ends, was given, waits for its payment, or is over. */
export function findPlanState({ plan, subscription }: Pick<User, 'plan' | 'subscription'>): PlanState {
  const { status, expires_at, provider, cancel_at_period_end } = subscription;
  if (status === 'none' || expires_at === null) return { kind: 'free' };
  const on =
    status === 'past_due' ? new Date(planEndMs(subscription, Date.parse(expires_at))).toISOString() : expires_at;
  if (plan === 'free') return { kind: 'lapsed', on };
  if (status === 'past_due') return { kind: 'past_due', on };
  if (status === 'cancelled' || cancel_at_period_end) return { kind: 'ends', on };
  return { kind: provider === 'grant' ? 'granted' : 'renews', on };
}
