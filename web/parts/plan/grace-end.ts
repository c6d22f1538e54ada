import type { User } from '@tangent/contract/user.ts';
import { planEndMs } from '@tangent/domain/plan/plan.ts';

/** Until when a plan holds whose renewal failed; null when none is owed or it is over. */
export function findGraceEnd({ plan, subscription }: Pick<User, 'plan' | 'subscription'>): string | null {
  const { status, expires_at } = subscription;
  if (plan === 'free' || status !== 'past_due' || expires_at === null) return null;
  return new Date(planEndMs(subscription, Date.parse(expires_at))).toISOString();
}
