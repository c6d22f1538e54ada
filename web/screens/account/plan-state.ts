import type { User } from '@tangent/contract/user.ts';
import { PAST_DUE_GRACE_DAYS } from '@tangent/domain/limits.ts';

export type PlanState =
  | { readonly kind: 'free' }
  /** A paid plan that is over. */
  | { readonly kind: 'lapsed'; readonly on: string }
  | { readonly kind: 'renews' | 'ends' | 'granted'; readonly on: string }
  /** A renewal is being retried; `on` is the last day that the plan holds. */
  | { readonly kind: 'past_due'; readonly on: string };

const DAY_MS = 86_400_000;

/** How a plan goes on, from what is known of the user: it renews, ends, was given, waits for its payment, or is over. */
export function findPlanState({ plan, subscription }: Pick<User, 'plan' | 'subscription'>): PlanState {
  const { status, expires_at, provider, cancel_at_period_end } = subscription;
  if (status === 'none' || expires_at === null) return { kind: 'free' };
  if (plan === 'free') return { kind: 'lapsed', on: expires_at };
  if (status === 'past_due') {
    const last = new Date(expires_at).getTime() + PAST_DUE_GRACE_DAYS * DAY_MS;
    return { kind: 'past_due', on: new Date(last).toISOString() };
  }
  if (provider === 'grant') return { kind: 'granted', on: expires_at };
  return { kind: status === 'cancelled' || cancel_at_period_end ? 'ends' : 'renews', on: expires_at };
}
