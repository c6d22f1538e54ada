import type { ListedUser } from '@tangent/contract/people/backoffice-users.ts';
import type { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { type AccountStatus, computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { toEffectivePlan } from './effective-plan.ts';

type UserRow = typeof users.$inferSelect;
type SubscriptionRow = typeof subscriptions.$inferSelect;

export function toAccountStatus({ freeze, banned, deactivated_at }: UserRow): AccountStatus {
  return computeAccountStatus({ freeze, banned, is_deactivated: deactivated_at !== null });
}

/** Presents an account to staff, without its credentials. */
export function presentListedUser(user: UserRow, subscription: SubscriptionRow | null, now: Date): ListedUser {
  const { id, first_name, last_name, username, email, is_staff } = user;
  return {
    id,
    name: `${first_name} ${last_name}`.trim(),
    username,
    email,
    is_staff,
    email_verified: user.email_verified_at !== null,
    account_status: toAccountStatus(user),
    plan: toEffectivePlan(subscription, now),
    created_at: user.created_at.toISOString(),
  };
}
