import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PersonPlan } from '@tangent/contract/backoffice-plan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersonPlan } from '../../api/person-plan.ts';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { GrantDialog } from './grant-dialog.tsx';
import { PlanBilling } from './plan-billing.tsx';
import { PlanGrants } from './plan-grants.tsx';
import { PlanPayments } from './plan-payments.tsx';

/** The plan of an account: who bills it, what was given and what was paid, and what staff can do about it. */
export function PersonPlanCard({ person }: { person: Person }) {
  const { t } = useTranslation();
  const [isGiving, setGiving] = useState(false);
  const detail = usePersonPlan(person.id);
  const grantable = detail.data?.grantable ?? [];
  const give = (
    <Button size="small" onClick={() => setGiving(true)}>
      {t('backoffice.plan.give')}
    </Button>
  );
  return (
    <Card title={t('backoffice.people.plan')} action={grantable.length > 0 && give}>
      {detail.isPending && <SkeletonRows count={2} />}
      {detail.isError && !detail.data && <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <PlanParts person={person} plan={detail.data} />}
      {isGiving && <GrantDialog person={person} grantable={grantable} onClose={() => setGiving(false)} />}
    </Card>
  );
}

function PlanParts({ person, plan }: { person: Person; plan: PersonPlan }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanBilling person={person} plan={plan} />
      {plan.grants.length > 0 && <PlanGrants person={person} grants={plan.grants} />}
      {plan.payments.length > 0 && <PlanPayments payments={plan.payments} />}
    </div>
  );
}
