import type { User } from '@tangent/contract/user.ts';
import type { StoredUser } from './session.ts';

/**
 * Whether somebody has a plan of more than nothing now, bought or given: the server says which plan holds; until it has
 * answered, what was known at the last visit.
 */
export function hasSubscription(user: StoredUser | User): boolean {
  return 'plan' in user ? user.plan !== 'free' : user.subscription.status !== 'none';
}
