import type { SubscriptionView } from '@tangent/contract/money/plan.ts';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../../parts/text/format.ts';
import { formatDollars } from '../../../../texts/format-dollars.ts';
import { Banner } from '../../../../ui/banner.tsx';

/** Shows the most important notes first: an unpaid renewal, a refund on its way. */
export function PlanNotes({ view: { billing, refund } }: { view: SubscriptionView }) {
  return (
    <>
      {billing?.grace_ends_at != null && <Owed plan={billing.plan} until={billing.grace_ends_at} />}
      {refund?.requested_at != null && refund.finished_at === null && <Returned cents={refund.amount_cents} />}
    </>
  );
}

function Owed({ plan, until }: { plan: SubscriptionView['plan']; until: string }) {
  const { t, i18n } = useTranslation();
  const values = { plan: t(`plan.name.${plan}`), date: formatDate(until, i18n.language) };
  return (
    <Banner tone="bad" title={t('subscription.past_due.title', values)}>
      {t('subscription.past_due.text', values)}
    </Banner>
  );
}

function Returned({ cents }: { cents: number }) {
  const { t, i18n } = useTranslation();
  return (
    <Banner tone="info" title={t('subscription.refund.under_way', { amount: formatDollars(cents, i18n.language) })}>
      {t('subscription.refund.under_way_text')}
    </Banner>
  );
}
