import type { UserPlan } from '@tangent/contract/money/backoffice-plan.ts';
import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCancelUserPlan } from '../../../api/money/user-plan.ts';
import { formatDate } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { PlanNoteDialog } from './plan-note-dialog.tsx';

type Billing = NonNullable<UserPlan['billing']>;
type PlanBillingProps = { user: UserDetail; plan: UserPlan };

/** Shows the effective plan, who bills it, and what the payment service does next. */
export function PlanBilling({ user, plan }: PlanBillingProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <CurrentPlan plan={plan} />
      {plan.billing && <Billed user={user} billing={plan.billing} />}
    </div>
  );
}

// `Billed` below says until when a billed plan holds.
function CurrentPlan({ plan: { plan, provider, expires_at } }: { plan: UserPlan }) {
  const { t, i18n } = useTranslation();
  const isActive = plan !== 'free' && provider !== null;
  const date = expires_at === null ? null : formatDate(expires_at, i18n.language);
  return (
    <p>
      <span className="font-bold">{t(`plan.name.${plan}`)}</span>{' '}
      <span className="text-ink-2">
        {isActive && t(`backoffice.plan.by.${provider}`)}
        {!isActive && date !== null && t('backoffice.plan.ended', { date })}
      </span>{' '}
      {isActive && provider !== 'stripe' && date !== null && (
        <span className="text-ink-3">{t('backoffice.user.until', { date })}</span>
      )}
    </p>
  );
}

function Billed({ user, billing }: { user: UserDetail; billing: Billing }) {
  const { t } = useTranslation();
  const [isRequested, setSelected] = useState(false);
  const { customer_id, subscription_id, cancel_at_period_end, is_pending } = billing;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-control bg-sunken p-3">
      <div className="min-w-0">
        <p>{useNext(billing)}</p>
        <p className="code text-xs break-all text-ink-3">
          {[subscription_id, customer_id].filter((id) => id !== null).join(' · ')}
        </p>
      </div>
      {!cancel_at_period_end && !is_pending && (
        <Button size="small" onClick={() => setSelected(true)}>
          {t('backoffice.plan.cancel')}
        </Button>
      )}
      {isRequested && <CancelDialog user={user} billing={billing} onClose={() => setSelected(false)} />}
    </div>
  );
}

function useNext({ plan, status, is_pending, cancel_at_period_end, pending_plan, period_end }: Billing): string {
  const { t, i18n } = useTranslation();
  const values = { plan: t(`plan.name.${plan}`), date: formatDate(period_end, i18n.language) };
  if (is_pending) return t('backoffice.plan.awaited', values);
  if (status === 'past_due') return t('backoffice.plan.past_due', values);
  if (cancel_at_period_end) return t('backoffice.plan.ends', values);
  if (pending_plan !== null) {
    return t('backoffice.plan.becomes', { ...values, next: t(`plan.name.${pending_plan}`) });
  }
  return t('backoffice.plan.renews', values);
}

function CancelDialog({ user, billing, onClose }: { user: UserDetail; billing: Billing; onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const values = {
    name: user.name,
    plan: t(`plan.name.${billing.plan}`),
    date: formatDate(billing.period_end, i18n.language),
  };
  return (
    <PlanNoteDialog
      mutation={useCancelUserPlan()}
      id={user.id}
      title={t('backoffice.plan.cancel_title', values)}
      detail={t(
        billing.status === 'past_due' ? 'backoffice.plan.cancel_unpaid' : 'backoffice.plan.cancel_detail',
        values,
      )}
      verb={t('backoffice.plan.cancel')}
      done={t('backoffice.plan.cancelled')}
      onClose={onClose}
    />
  );
}
