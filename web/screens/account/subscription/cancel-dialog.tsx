import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { useTranslation } from 'react-i18next';
import { usePlanAct } from '../../../api/subscription.ts';
import { formatDate } from '../../../parts/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { ActDialog, type Question } from './act-dialog.tsx';
import { FreeRules } from './free-rules.tsx';
import { OpenRequest } from './open-request.tsx';

type CancelDialogProps = Question & { view: SubscriptionView; billing: NonNullable<SubscriptionView['billing']> };

/**
 * Ends the plan when its period ends, or at once when the period was never paid: what stays and what holds then
 * (S4-033).
 */
export function CancelDialog({ view, billing, ...question }: CancelDialogProps) {
  const { t, i18n } = useTranslation();
  const isLast = view.subscription.provider === 'stripe';
  const words = { plan: t(`plan.name.${billing.plan}`), date: formatDate(billing.period_end, i18n.language) };
  const moneyBack = view.acts.includes('refund') ? view.refund : null;
  const isOwed = billing.status === 'past_due';
  return (
    <ActDialog
      {...question}
      act="cancel"
      call={usePlanAct('cancel')}
      input={undefined}
      title={t('subscription.cancel.title')}
      description={`${t(`subscription.cancel.${isOwed ? 'text_now' : 'text'}`, words)} ${isLast ? t('subscription.cancel.then_free') : ''}`}
      confirm={t('subscription.act.cancel')}
      keep={t('subscription.act.resume')}
      tone="bad"
    >
      {isLast && <FreeRules isAhead />}
      {isLast && <OpenRequest />}
      {moneyBack && (
        <p className="leading-relaxed">
          {t('subscription.cancel.money_back', { amount: formatDollars(moneyBack.amount_cents, i18n.language) })}
        </p>
      )}
    </ActDialog>
  );
}
