import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { type Fact, FactList } from '../../../../parts/page/fact-list.tsx';
import { formatDate, formatUnit } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import type { PlanState } from './plan-state.ts';

/**
 * Shows the plan's end date, who bills it, the next payment, and how soon support answers (S3-021, S6-034 to S6-036,
 *
 */
export function PlanFacts({ view, state }: { view: SubscriptionView; state: PlanState }) {
  const { t, i18n } = useTranslation();
  const { subscription, plan, support_hours } = view;
  const isPaid = plan !== 'free' && state.kind !== 'free';
  const facts: Fact[] = [
    {
      key: 'expires',
      name: t('account.plan.expires'),
      value: isPaid ? formatDate(state.on, i18n.language) : t('account.plan.never'),
    },
    ...(isPaid && subscription.provider !== null
      ? [
          {
            key: 'provider',
            name: t('account.plan.billed_by'),
            value: t(`account.plan.provider.${subscription.provider}`),
          },
        ]
      : []),
    ...usePaymentFact(view.billing),
    { key: 'support', name: t('subscription.support'), value: formatUnit(support_hours, 'hour', i18n.language) },
  ];
  return <FactList narrow facts={facts} />;
}

/** Returns the amount that is owed, or the price of the next period. */
function usePaymentFact(billing: SubscriptionView['billing']): Fact[] {
  const { t, i18n } = useTranslation();
  if (billing === null) return [];
  const { due_cents, next_price_cents, period_end } = billing;
  if (due_cents !== null) {
    return [{ key: 'due', name: t('subscription.due'), value: formatDollars(due_cents, i18n.language) }];
  }
  if (next_price_cents === null) return [];
  const amount = formatDollars(next_price_cents, i18n.language);
  const date = formatDate(period_end, i18n.language);
  return [{ key: 'next', name: t('subscription.next'), value: t('subscription.next_value', { amount, date }) }];
}
