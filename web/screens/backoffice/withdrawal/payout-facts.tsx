import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatDateTime, formatNumber } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Card } from '../../../ui/card.tsx';

/** Shows the requested amount, the payout method, and the progress. */
export function PayoutFacts({ payout }: { payout: PayoutDetail }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const at = (instant: string | null) => instant && formatDateTime(instant, language);
  const code = (text: string | null) => text && <span className="code">{text}</span>;
  const facts = [
    { key: 'amount', name: t('backoffice.plan.amount'), value: formatDollars(payout.amount_cents, language) },
    { key: 'fee', name: t('payouts.fee'), value: formatDollars(payout.fee_cents, language) },
    { key: 'net', name: t('payouts.net'), value: formatDollars(payout.net_cents, language) },
    { key: 'method', name: t('payouts.method_title'), value: t(`payouts.method.${payout.method}`) },
    { key: 'to', name: t('payouts.destination'), value: code(payout.destination || null) },
    { key: 'plan', name: t('backoffice.users.plan'), value: t(`plan.name.${payout.plan}`) },
    { key: 'requested', name: t('payouts.requested'), value: at(payout.requested_at) },
    { key: 'expected', name: t('payouts.expected'), value: formatDate(payout.expected_on, language) },
    { key: 'approved', name: t('payouts.approved'), value: formatBy(payout.approved_by, at(payout.approved_at)) },
    { key: 'sent', name: t('payouts.sent'), value: at(payout.processing_at) },
    { key: 'attempts', name: t('payouts.tries'), value: formatNumber(payout.attempts, language) },
    { key: 'asked', name: t('payouts.last_try'), value: at(payout.last_attempt_at) },
    { key: 'provider', name: t('payouts.provider_id'), value: code(payout.provider_id) },
    { key: 'provider_fee', name: t('payouts.provider_fee'), value: formatDollars(payout.provider_fee_cents, language) },
    { key: 'paid', name: t('payouts.state.paid'), value: at(payout.paid_at) },
    {
      key: 'failure',
      name: t('payouts.failure_title'),
      value: payout.failure && t(`payouts.failure.${payout.failure}`),
    },
    {
      key: 'cancelled',
      name: t('payouts.state.cancelled'),
      value: payout.cancel_reason && t(`payouts.cancel_reason.${payout.cancel_reason}`),
    },
  ];
  return (
    <Card title={t('backoffice.delivery.facts')}>
      <FactList facts={facts.filter(({ value }) => value !== null)} />
    </Card>
  );
}

function formatBy(name: string | null, at: string | null): string | null {
  return at === null ? null : [name, at].filter(Boolean).join(', ');
}
