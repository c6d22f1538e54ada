import type { Delivery } from '@tangent/contract/delivery.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, Table } from '../ui/table.tsx';
import { DeliveryStatePill } from './delivery-state.tsx';
import { formatInstant } from './format.ts';

type DeliveryTableProps = {
  deliveries: readonly Delivery[];
  /** A last column with what can be done about a delivery. */
  action?: (delivery: Delivery) => ReactNode;
};

/** Where a release stands in each store, since when, why, and when it is tried again. */
export function DeliveryTable({ deliveries, action }: DeliveryTableProps) {
  const { t, i18n } = useTranslation();
  const columns: Column<Delivery>[] = [
    {
      key: 'store',
      title: t('store.store'),
      className: 'py-2',
      cell: (delivery) => (
        <>
          <span className="font-[600]">{delivery.store_name}</span>
          <DeliveryReason delivery={delivery} />
        </>
      ),
    },
    { key: 'state', title: t('store.state_title'), cell: (delivery) => <DeliveryStatePill state={delivery.state} /> },
    {
      key: 'since',
      title: t('store.since'),
      numeric: true,
      cell: (delivery) => (
        <time dateTime={delivery.changed_at} className="code whitespace-nowrap text-ink-2">
          {formatInstant(delivery.changed_at, i18n.language)}
        </time>
      ),
    },
  ];
  if (action) columns.push({ key: 'action', title: t('store.action'), hideTitle: true, numeric: true, cell: action });
  return (
    <Table
      caption={t('store.stores')}
      columns={columns}
      rows={deliveries}
      rowKey={(delivery) => delivery.id}
      minWidth="24rem"
    />
  );
}

/** Why a store refused or could not be reached, in plain words, and what happens next. */
function DeliveryReason({ delivery }: { delivery: Delivery }) {
  const { t, i18n } = useTranslation();
  const key = `store.reason.${delivery.reason_code}`;
  const reason = delivery.reason_code && t((i18n.exists(key) ? key : 'store.reason.other') as 'store.reason.other');
  // A first try that is about to happen needs no words.
  const next = delivery.attempts > 0 ? delivery.next_attempt_at : null;
  const lines = [
    reason,
    next && t('store.next_attempt', { at: formatInstant(next, i18n.language), count: delivery.attempts }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return <span className="mt-0.5 block max-w-[52ch] text-13 text-ink-3">{lines.join(' ')}</span>;
}
