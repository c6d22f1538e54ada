import type { AnalyticsTerritories } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { StreamsCell } from '../../../parts/insight/streams-cell.tsx';
import { formatNumber, formatShare } from '../../../parts/text/format.ts';
import { useCountryName } from '../../../parts/text/use-country-name.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { ShareBar } from './share-bar.tsx';

type Country = AnalyticsTerritories['items'][number];

/** Shows the numbers of the map, largest first. */
export function CountryTable({ result, shown }: { result: AnalyticsTerritories; shown: number }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('analytics.tab.territories')}
      columns={useColumns(result)}
      rows={result.items.slice(0, shown)}
      rowKey={({ country }) => country}
      minWidth="32rem"
    />
  );
}

function useColumns({ items, comparison }: AnalyticsTerritories): Column<Country>[] {
  const { t, i18n } = useTranslation();
  const countryName = useCountryName();
  const number = (value: number) => formatNumber(value, i18n.language);
  const change: Column<Country> = {
    key: 'change',
    title: t('analytics.change'),
    numeric: true,
    cell: ({ streams }) => <FigureChange figure={streams} className="text-13" />,
  };
  const largest = Math.max(1, items[0]?.streams.value ?? 0);
  return [
    {
      key: 'country',
      title: t('analytics.country'),
      className: 'whitespace-nowrap',
      cell: ({ country }) => <span className="font-strong">{countryName(country)}</span>,
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
    {
      key: 'share',
      title: t('analytics.share'),
      numeric: true,
      cell: ({ share_basis_points }) => formatShare(share_basis_points, i18n.language, 1),
    },
    {
      key: 'listeners',
      title: t('analytics.figure.listeners'),
      numeric: true,
      cell: ({ listeners }) => number(listeners),
    },
  ];
}
