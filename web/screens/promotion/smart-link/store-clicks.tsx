import type { LinkAnalytics } from '@tangent/contract/promotion/smartlink.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';

type StoreRow = LinkAnalytics['stores'][number];

/** Clicks by store, with the streams there beside them: a click is not a stream. */
export function StoreClicks({ stores }: { stores: readonly StoreRow[] }) {
  const { t, i18n } = useTranslation();
  const total = stores.reduce((sum, { clicks }) => sum + clicks, 0);
  const columns: Column<StoreRow>[] = [
    {
      key: 'store',
      title: t('smartlink.column.store'),
      cell: ({ store }) => <span className="font-strong">{store.name}</span>,
    },
    {
      key: 'clicks',
      title: t('smartlink.column.clicks'),
      numeric: true,
      cell: ({ clicks }) => formatNumber(clicks, i18n.language),
    },
    {
      key: 'share',
      title: t('smartlink.column.share'),
      numeric: true,
      cell: ({ clicks }) => (total === 0 ? '–' : formatShare(Math.round((clicks / total) * 10_000), i18n.language, 1)),
    },
    {
      key: 'streams',
      title: t('smartlink.column.streams'),
      numeric: true,
      cell: ({ streams }) => (streams === null ? '–' : formatNumber(streams, i18n.language)),
    },
  ];
  return (
    <Card
      title={t('smartlink.by_store')}
      action={<span className="text-13 text-ink-3">{t('smartlink.not_streams')}</span>}
    >
      {stores.length === 0 ? (
        <p className="text-ink-2">{t('smartlink.no_hits')}</p>
      ) : (
        <Table
          caption={t('smartlink.by_store')}
          columns={columns}
          rows={stores}
          rowKey={({ store }) => store.id}
          minWidth="26rem"
        />
      )}
    </Card>
  );
}
