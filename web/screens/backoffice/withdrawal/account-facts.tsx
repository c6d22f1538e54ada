import type { PayoutDetail } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountStatusPill } from '../../../parts/identity/account/account-status-pill.tsx';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatDateTime } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Card } from '../../../ui/card.tsx';

/** Shows who requested the money, and the warning signs. */
export function AccountFacts({ payout: { user, account_id, facts } }: { payout: PayoutDetail }) {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  const at = (instant: string | null) => instant && formatDateTime(instant, language);
  const paid = t('payouts.paid_before', { count: facts.paid_count, amount: formatDollars(facts.paid_cents, language) });
  const name = (
    <Link className="text-link" to={`/backoffice/people/${account_id}`}>
      {user.name}
    </Link>
  );
  const rows = [
    { key: 'name', name: t('backoffice.users.person'), value: name },
    {
      key: 'status',
      name: t('backoffice.users.status'),
      value: <AccountStatusPill account_status={user.account_status} />,
    },
    { key: 'balance', name: t('payouts.balance'), value: formatDollars(facts.balance_cents, language) },
    { key: 'available', name: t('payouts.available'), value: formatDollars(facts.available_cents, language) },
    { key: 'paid', name: t('payouts.state.paid'), value: paid },
    { key: 'since', name: t('backoffice.users.since'), value: formatDate(facts.account_created_at, language) },
    { key: 'changed', name: t('payouts.method_changed'), value: at(facts.method_changed_at) },
    { key: 'held', name: t('payouts.held_until'), value: at(facts.method_held_until) },
  ];
  return (
    <Card title={t('payouts.account')}>
      <div className="grid gap-4">
        {facts.is_destination_changed && <Banner tone="warn" title={t('payouts.other_destination')} />}
        <FactList narrow facts={rows.filter(({ value }) => value !== null)} />
      </div>
    </Card>
  );
}
