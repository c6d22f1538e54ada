import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { releaseKeys } from '../../../../api/catalogue/release-keys.ts';
import { useUser } from '../../../../app/session/session.ts';
import { refreshUser } from '../../../../parts/identity/account/refresh-user.ts';

/**
 * Refreshes the current user and the release allowance when the plan changed, so that the bar and the locks follow
 * without a reload.
 */
export function useRefreshUser(view: SubscriptionView | undefined): void {
  const user = useUser();
  const client = useQueryClient();
  const isOld = view !== undefined && !isSame(user, view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per view, and again while the user is old
  useEffect(() => {
    if (!isOld) return;
    void refreshUser();
    void client.invalidateQueries({ queryKey: releaseKeys.allowance() });
  }, [isOld, view]);
}

type PlanFields = Pick<SubscriptionView, 'plan' | 'subscription'>;

function isSame(one: PlanFields, other: PlanFields): boolean {
  const [a, b] = [one.subscription, other.subscription];
  return (
    one.plan === other.plan &&
    a.status === b.status &&
    a.plan_name === b.plan_name &&
    a.provider === b.provider &&
    a.expires_at === b.expires_at &&
    a.cancel_at_period_end === b.cancel_at_period_end
  );
}
