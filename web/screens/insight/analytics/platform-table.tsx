import type { AnalyticsPlatforms } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { StreamsCell } from '../../../parts/insight/streams-cell.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { ShareBar } from './share-bar.tsx';

type Platform = AnalyticsPlatforms['items'][number];

/** Shows the numbers of the chart, and the stores without a line in it; largest first. */
export function PlatformTable({ result }: { result: AnalyticsPlatforms }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('analytics.tab.platforms')}
      columns={useColumns(result)}
      rows={result.items}
      rowKey={({ store }) => store.id}
      minWidth="46rem"
    />
  );
}

function useColumns({ items, comparison, freshness }: AnalyticsPlatforms): Column<Platform>[] {
  const { t, i18n } = useTranslation();
  const largest = Math.max(1, ...items.map(({ streams }) => streams.value));
  const untilByStore = new Map(freshness.map(({ store, until }) => [store.id, until]));
  const count = (key: 'listeners' | 'saves' | 'followers'): Column<Platform> => ({
    key,
    title: t(`analytics.figure.${key}`),
    numeric: true,
    // A store that does not report this count leaves it unknown, not zero.
    cell: (row) => (row[key] === null ? '–' : formatNumber(row[key], i18n.language)),
  });
  const change: Column<Platform> = {
    key: 'change',
    title: t('analytics.change'),
    numeric: true,
    cell: ({ streams }) => <FigureChange figure={streams} className="text-13" />,
  };
  return [
    {
      key: 'store',
      title: t('analytics.store'),
      className: 'whitespace-nowrap',
      cell: ({ store }) => <span className="font-strong">{store.name}</span>,
    },
    {
      key: 'bar',
      title: t('analytics.share'),
      hideTitle: true,
      className: 'w-full max-md:hidden',
      cell: ({ streams }) => <ShareBar part={streams.value / largest} />,
    },
    {
      key: 'streams',
      title: t('analytics.figure.streams'),
      numeric: true,
      cell: ({ streams, flagged }) => <StreamsCell streams={streams.value} flagged={flagged} />,
    },
    ...(comparison === null ? [] : [change]),
    ...(['listeners', 'saves', 'followers'] as const).map(count),
    {
      key: 'until',
      title: t('analytics.freshness.until'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: ({ store }) => {
        const until = untilByStore.get(store.id);
        return until === undefined ? '–' : formatDate(until, i18n.language);
      },
    },
  ];
}
