import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { useTranslation } from 'react-i18next';
import { usePlanAction } from '../../../../api/money/subscription.ts';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { ActionDialog, type Question } from './action-dialog.tsx';

type DowngradeDialogProps = Question & { billing: NonNullable<SubscriptionView['billing']> };

/** Downgrades to PRO at the end of the period and says what stays usable. */
export function DowngradeDialog({ billing, ...question }: DowngradeDialogProps) {
  const { t, i18n } = useTranslation();
  const date = formatDate(billing.period_end, i18n.language);
  const plan = t('plan.name.pro');
  const price = t('plan.per_year', { price: formatDollars(YEARLY_PRICES_CENTS.pro, i18n.language) });
  return (
    <ActionDialog
      {...question}
      action="downgrade"
      call={usePlanAction('downgrade')}
      input={undefined}
      title={t('subscription.downgrade.title', { plan })}
      description={t('subscription.downgrade.text', { now: t('plan.name.advanced'), plan, date, price })}
      confirm={t('subscription.action.downgrade', { plan })}
    >
      <ul className="grid list-disc gap-1 pl-5 leading-relaxed text-ink-2">
        <li>{t('subscription.downgrade.kept')}</li>
        <li>{t('subscription.downgrade.back', { date })}</li>
      </ul>
    </ActionDialog>
  );
}
