import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { usePlanAction } from '../../../../api/money/subscription.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { ActionDialog, type Question } from './action-dialog.tsx';
import { FreeRules } from './free-rules.tsx';
import { PendingWithdrawalBanner } from './pending-withdrawal-banner.tsx';

type CancelDialogProps = Question & { view: SubscriptionView; billing: NonNullable<SubscriptionView['billing']> };

/**
 * Cancels the plan at the end of its period, or immediately if the period was never paid; says what stays and which
 * rules then apply (S4-033).
 */
export function CancelDialog({ view, billing, ...question }: CancelDialogProps) {
  const { t, i18n } = useTranslation();
  const isLast = view.subscription.provider === 'stripe';
  const values = { plan: t(`plan.name.${billing.plan}`), date: formatDate(billing.period_end, i18n.language) };
  const moneyBack = view.actions.includes('refund') ? view.refund : null;
  const isOwed = billing.status === 'past_due';
  return (
    <ActionDialog
      {...question}
      action="cancel"
      call={usePlanAction('cancel')}
      input={undefined}
      title={t('subscription.cancel.title')}
      description={`${t(`subscription.cancel.${isOwed ? 'text_now' : 'text'}`, values)} ${isLast ? t('subscription.cancel.then_free') : ''}`}
      confirm={t('subscription.action.cancel')}
      keepLabel={t('subscription.action.resume')}
      tone="bad"
    >
      {isLast && <FreeRules isAhead />}
      {isLast && <PendingWithdrawalBanner />}
      {moneyBack && (
        <p className="leading-relaxed">
          {t('subscription.cancel.money_back', { amount: formatDollars(moneyBack.amount_cents, i18n.language) })}
        </p>
      )}
    </ActionDialog>
  );
}
