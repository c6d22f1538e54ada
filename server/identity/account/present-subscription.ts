import type { User } from '@tangent/contract/people/user.ts';
import type { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { formatPlanName } from '@tangent/domain/money/plan/plan.ts';

/** Presents the paid or granted plan to its owner; an account without a row is on the free plan. */
export function presentSubscription(
  row: typeof subscriptions.$inferSelect | null,
  productSlug: string,
): User['subscription'] {
  return {
    plan_name: formatPlanName(productSlug, row?.plan ?? 'free'),
    status: row?.status ?? 'none',
    expires_at: row?.expires_at?.toISOString() ?? null,
    provider: row?.provider ?? null,
    cancel_at_period_end: row?.cancel_at_period_end ?? false,
  };
}
