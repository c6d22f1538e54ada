import type { ListedWithdrawal } from '@tangent/contract/money/backoffice-payout.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PayoutPills } from '../../../parts/money/payout-pills.tsx';
import { formatDate, formatInstant } from '../../../parts/text/format.ts';
import { formatDollars } from '../../../texts/format-dollars.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';

export function PayoutTable({ items }: { items: readonly ListedWithdrawal[] }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('payouts.title')}
      columns={useColumns()}
      rows={items}
      rowKey={({ id }) => id}
      density="artwork"
      minWidth="46rem"
    />
  );
}

function useColumns(): Column<ListedWithdrawal>[] {
  const { t, i18n } = useTranslation();
  const { language } = i18n;
  return [
    {
      key: 'user',
      title: t('backoffice.users.person'),
      className: 'w-full py-2',
      cell: (one) => <UserCell one={one} />,
    },
    { key: 'state', title: t('store.state_title'), cell: (one) => <PayoutPills payout={one} /> },
    {
      key: 'requested',
      title: t('payouts.requested'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ requested_at }) => formatInstant(requested_at, language),
    },
    {
      key: 'expected',
      title: t('payouts.expected'),
      className: 'whitespace-nowrap text-ink-2',
      cell: ({ expected_on }) => formatDate(expected_on, language),
    },
    {
      key: 'amount',
      title: t('backoffice.plan.amount'),
      numeric: true,
      className: 'whitespace-nowrap font-strong',
      cell: ({ amount_cents }) => formatDollars(amount_cents, language),
    },
  ];
}

function UserCell({ one }: { one: ListedWithdrawal }) {
  const { t } = useTranslation();
  return (
    <span className="grid max-w-sm min-w-0">
      <Link
        to={`/backoffice/withdrawals/${one.id}`}
        className="truncate font-strong after:absolute after:inset-0 hover:underline"
      >
        {one.name}
      </Link>
      <span className="truncate text-13 text-ink-3">
        {[t(`payouts.method.${one.method}`), one.destination].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
