import type { SubscriptionView } from '@tangent/contract/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDollars } from '../../../parts/format.ts';
import { Banner } from '../../../ui/banner.tsx';

/** What matters before anything else: a renewal that is owed, money on its way back. */
export function PlanNotes({ view: { billing, refund } }: { view: SubscriptionView }) {
  return (
    <>
      {billing?.grace_ends_at != null && <Owed plan={billing.plan} until={billing.grace_ends_at} />}
      {refund?.requested_at != null && <Returned refund={refund} />}
    </>
  );
}

function Owed({ plan, until }: { plan: SubscriptionView['plan']; until: string }) {
  const { t, i18n } = useTranslation();
  const words = { plan: t(`plan.name.${plan}`), date: formatDate(until, i18n.language) };
  return (
    <Banner tone="bad" title={t('subscription.past_due.title', words)}>
      {t('subscription.past_due.text', words)}
    </Banner>
  );
}

function Returned({ refund }: { refund: NonNullable<SubscriptionView['refund']> }) {
  const { t, i18n } = useTranslation();
  const amount = formatDollars(refund.amount_cents, i18n.language);
  if (refund.finished_at === null) {
    return (
      <Banner tone="info" title={t('subscription.refund.under_way', { amount })}>
        {t('subscription.refund.under_way_text')}
      </Banner>
    );
  }
  const date = formatDate(refund.finished_at, i18n.language);
  return <Banner tone="info" title={t('subscription.refund.done', { amount, date })} />;
}
