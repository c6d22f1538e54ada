import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PersonPlan } from '@tangent/contract/backoffice-plan.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelPersonPlan } from '../../api/person-plan.ts';
import { formatDate } from '../../parts/format.ts';
import { Button } from '../../ui/button.tsx';
import { PlanWhyDialog } from './plan-why-dialog.tsx';

type Billing = NonNullable<PersonPlan['billing']>;
type PlanBillingProps = { person: Person; plan: PersonPlan };

/** The plan that holds and who bills it, and what the payment service does next. */
export function PlanBilling({ person, plan }: PlanBillingProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <Standing plan={plan} />
      {plan.billing && <Billed person={person} billing={plan.billing} />}
    </div>
  );
}

// Until when a billed plan holds is said with what the payment service does then.
function Standing({ plan: { plan, provider, expires_at } }: { plan: PersonPlan }) {
  const { t, i18n } = useTranslation();
  const holds = plan !== 'free' && provider !== null;
  const date = expires_at === null ? null : formatDate(expires_at, i18n.language);
  return (
    <p>
      <span className="font-[650]">{t(`plan.name.${plan}`)}</span>{' '}
      <span className="text-ink-2">
        {holds && t(`backoffice.plan.by.${provider}`)}
        {!holds && date !== null && t('backoffice.plan.ended', { date })}
      </span>{' '}
      {holds && provider !== 'stripe' && date !== null && (
        <span className="text-ink-3">{t('backoffice.person.until', { date })}</span>
      )}
    </p>
  );
}

function Billed({ person, billing }: { person: Person; billing: Billing }) {
  const { t } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { customer_id, subscription_id, cancel_at_period_end, is_awaited } = billing;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3">
      <div className="min-w-0">
        <p>{useNext(billing)}</p>
        <p className="code text-xs break-all text-ink-3">
          {[subscription_id, customer_id].filter((id) => id !== null).join(' · ')}
        </p>
      </div>
      {!cancel_at_period_end && !is_awaited && (
        <Button size="small" onClick={() => setAsked(true)}>
          {t('backoffice.plan.cancel')}
        </Button>
      )}
      {isAsked && <CancelDialog person={person} billing={billing} onClose={() => setAsked(false)} />}
    </div>
  );
}

function useNext({ plan, status, is_awaited, cancel_at_period_end, pending_plan, period_end }: Billing): string {
  const { t, i18n } = useTranslation();
  const words = { plan: t(`plan.name.${plan}`), date: formatDate(period_end, i18n.language) };
  if (is_awaited) return t('backoffice.plan.awaited', words);
  if (status === 'past_due') return t('backoffice.plan.past_due', words);
  if (cancel_at_period_end) return t('backoffice.plan.ends', words);
  if (pending_plan !== null) {
    return t('backoffice.plan.becomes', { ...words, next: t(`plan.name.${pending_plan}`) });
  }
  return t('backoffice.plan.renews', words);
}

function CancelDialog({ person, billing, onClose }: { person: Person; billing: Billing; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const words = {
    name: person.name,
    plan: t(`plan.name.${billing.plan}`),
    date: formatDate(billing.period_end, i18n.language),
  };
  return (
    <PlanWhyDialog
      act={useCancelPersonPlan()}
      id={person.id}
      title={t('backoffice.plan.cancel_title', words)}
      detail={t(
        billing.status === 'past_due' ? 'backoffice.plan.cancel_unpaid' : 'backoffice.plan.cancel_detail',
        words,
      )}
      verb={t('backoffice.plan.cancel')}
      done={t('backoffice.plan.cancelled')}
      onClose={onClose}
    />
  );
}
