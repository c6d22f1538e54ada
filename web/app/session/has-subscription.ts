import type { User } from '@tangent/contract/people/user.ts';
import type { StoredUser } from './session.ts';

/**
 * Whether the user has a paid or granted plan now: the server reports the effective plan; until it responds,
 * the plan stored at the last visit counts.
 */
export function hasSubscription(user: StoredUser | User): boolean {
  return 'plan' in user ? user.plan !== 'free' : user.subscription.status !== 'none';
}

/** Whether a better plan is offered to the user: to nobody who has one, and not to staff, who need none. */
export function isOfferedUpgrade(user: StoredUser | User): boolean {
  return !hasSubscription(user) && !('is_staff' in user && user.is_staff);
}
