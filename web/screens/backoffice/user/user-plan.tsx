import type { UserPlan } from '@tangent/contract/money/backoffice-plan.ts';
import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUserPlan } from '../../../api/money/user-plan.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { PlanBilling } from './plan-billing.tsx';
import { PlanGrants } from './plan-grants.tsx';
import { PlanPayments } from './plan-payments.tsx';

/** Shows the plan of an account: who bills it, grants, payments, and the actions available to staff. */
export function UserPlanCard({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [isGranting, setGranting] = useState(false);
  const detail = useUserPlan(user.id);
  const grantable = detail.data?.grantable ?? [];
  const grantButton = (
    <Button size="small" onClick={() => setGranting(true)}>
      {t('backoffice.plan.give')}
    </Button>
  );
  return (
    <Card title={t('backoffice.users.plan')} action={grantable.length > 0 && grantButton}>
      {detail.isPending && <SkeletonRows count={2} />}
      {detail.isError && !detail.data && <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <PlanParts user={user} plan={detail.data} />}
      {isGranting && <GrantDialog user={user} grantable={grantable} onClose={() => setGranting(false)} />}
    </Card>
  );
}

function PlanParts({ user, plan }: { user: UserDetail; plan: UserPlan }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanBilling user={user} plan={plan} />
      {plan.grants.length > 0 && <PlanGrants user={user} grants={plan.grants} />}
      {plan.payments.length > 0 && <PlanPayments payments={plan.payments} />}
    </div>
  );
}
