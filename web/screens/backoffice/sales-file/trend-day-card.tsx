import type { TrendFileDay } from '@tangent/contract/money/backoffice-sales.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

/** Shows the counts of a trends file by store and day; trends contain no money. */
export function TrendDayCard({ days }: { days: readonly TrendFileDay[] }) {
  const { t } = useTranslation();
  return (
    <Card title={t('sales.days')}>
      <Table
        caption={t('sales.days')}
        columns={useColumns()}
        rows={days}
        rowKey={({ store_ref, day }) => `${store_ref} ${day}`}
        density="artwork"
        minWidth="36rem"
      />
    </Card>
  );
}

function useColumns(): Column<TrendFileDay>[] {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  return [
    { key: 'store', title: t('store.store'), className: 'w-full py-2', cell: (one) => <StoreAndDay one={one} /> },
    { key: 'lines', title: t('sales.lines'), numeric: true, cell: ({ lines }) => number(lines) },
    {
      key: 'suspense',
      title: t('sales.unmatched_lines'),
      numeric: true,
      cell: ({ suspense_lines }) => number(suspense_lines),
    },
    { key: 'streams', title: t('sales.streams'), numeric: true, cell: ({ streams }) => number(streams) },
    { key: 'listeners', title: t('sales.listeners'), numeric: true, cell: ({ listeners }) => number(listeners) },
  ];
}

function StoreAndDay({ one }: { one: TrendFileDay }) {
  const { t, i18n } = useTranslation();
  return (
    <span className="grid">
      <span>
        <b className="font-strong">{one.store_name ?? t('sales.no_store')}</b> {formatDate(one.day, i18n.language)}
      </span>
      {one.overlapping_files.map(({ id, name }) => (
        <Link key={id} to={`/backoffice/sales/${id}`} className="text-link text-xs">
          {t('sales.also_in', { name })}
        </Link>
      ))}
    </span>
  );
}
