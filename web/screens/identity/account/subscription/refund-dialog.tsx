import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { usePlanAction } from '../../../../api/money/subscription.ts';
import { formatDateTime } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { ActionDialog, type Question } from './action-dialog.tsx';
import { FreeRules } from './free-rules.tsx';
import { PendingWithdrawalBanner } from './pending-withdrawal-banner.tsx';

type RefundDialogProps = Question & {
  refund: NonNullable<SubscriptionView['refund']>;
  billing: NonNullable<SubscriptionView['billing']>;
  /** Whether no granted plan remains beside it. */
  isLast: boolean;
};

/** Claims the guarantee: the plan ends immediately and the money is refunded, once per account. */
export function RefundDialog({ refund, billing, isLast, ...question }: RefundDialogProps) {
  const { t, i18n } = useTranslation();
  const amount = formatDollars(refund.amount_cents, i18n.language);
  return (
    <ActionDialog
      {...question}
      action="refund"
      call={usePlanAction('refund')}
      input={undefined}
      title={t('subscription.refund.title', { amount })}
      description={t('subscription.refund.text', { amount, plan: t(`plan.name.${billing.plan}`) })}
      confirm={t('subscription.action.refund')}
      keepLabel={t('subscription.action.resume')}
      tone="bad"
    >
      {isLast && <FreeRules isAhead />}
      {isLast && <PendingWithdrawalBanner />}
      <p className="leading-relaxed text-ink-2">
        {t('subscription.refund.once', { date: formatDateTime(refund.until, i18n.language) })}
      </p>
    </ActionDialog>
  );
}
