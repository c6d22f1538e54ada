import type { AnalyticsPlaylists, Figure } from '@tangent/contract/insight/analytics.ts';
import { useTranslation } from 'react-i18next';
import { useAnalyticsPlaylists } from '../../../api/insight/analytics.ts';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { hasOwnDays } from '../../../parts/insight/has-own-days.ts';
import { StreamsCell } from '../../../parts/insight/streams-cell.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SeriesCard } from './series-card.tsx';
import { TabBody } from './tab-body.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

type Playlist = AnalyticsPlaylists['items'][number];

/** Shows how often tracks were added to playlists, and the playlists that bring streams. */
export function PlaylistsTab() {
  const query = useAnalyticsPlaylists(useAnalyticsAddress().choice);
  return (
    <TabBody query={query}>
      {(result) => (
        <>
          <Figures result={result} />
          <PlaylistCharts result={result} />
          <PlaylistTable result={result} />
        </>
      )}
    </TabBody>
  );
}

function Figures({ result: { figures } }: { result: AnalyticsPlaylists }) {
  const { t } = useTranslation();
  return (
    <Card>
      <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-3">
        <Total name={t('analytics.figure.playlist_adds')} figure={figures.playlist_adds} />
        <Total name={t('analytics.playlist_streams')} figure={figures.streams} />
        <Total name={t('analytics.tab.playlists')} figure={figures.playlists} />
      </dl>
    </Card>
  );
}

function Total({ name, figure }: { name: string; figure: Figure }) {
  const { i18n } = useTranslation();
  return (
    <div className="grid content-start gap-1.5">
      <dt className="label">{name}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-3">
        <span className="display text-2xl leading-tight">{formatNumber(figure.value, i18n.language)}</span>
        <FigureChange figure={figure} className="text-xs" />
      </dd>
    </div>
  );
}

function PlaylistCharts({ result }: { result: AnalyticsPlaylists }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {(['playlist_adds', 'streams'] as const).map((unit) => (
        <SeriesCard
          key={unit}
          title={t(unit === 'streams' ? 'analytics.playlist_streams' : 'analytics.figure.playlist_adds')}
          unit={unit}
          head={result}
          series={result.series.map((point) => ({
            at: point.at,
            before_at: point.before_at,
            value: point[unit],
            before: point.before?.[unit] ?? null,
            is_reported: point.is_reported,
          }))}
        />
      ))}
    </div>
  );
}

function PlaylistTable({ result }: { result: AnalyticsPlaylists }) {
  const { t } = useTranslation();
  const columns = useColumns(result);
  return (
    <Card title={t('analytics.playlists_table')}>
      {result.items.length === 0 ? (
        <p className="text-ink-2">{t('analytics.no_playlists')}</p>
      ) : (
        <>
          <Table
            caption={t('analytics.playlists_table')}
            columns={columns}
            rows={result.items}
            rowKey={({ playlist_no }) => String(playlist_no)}
            density="artwork"
            minWidth="34rem"
          />
          {hasOwnDays(result, result.items) && (
            <p className="mt-3 text-xs text-ink-3">{t('analytics.about.own_days')}</p>
          )}
        </>
      )}
    </Card>
  );
}

function useColumns({ comparison }: AnalyticsPlaylists): Column<Playlist>[] {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  const change: Column<Playlist> = {
    key: 'change',
    title: t('analytics.change'),
    numeric: true,
    cell: ({ streams }) => <FigureChange figure={streams} className="text-13" />,
  };
  return [
    {
      key: 'name',
      title: t('analytics.playlist'),
      className: 'w-full',
      cell: (row) => <PlaylistName playlist={row} />,
    },
    {
      key: 'store',
      title: t('analytics.store'),
      className: 'whitespace-nowrap pr-4 max-md:hidden',
      cell: ({ store }) => store.name,
    },
    {
      key: 'streams',
      title: t('analytics.figure.streams'),
      numeric: true,
      cell: ({ streams, flagged }) => <StreamsCell streams={streams.value} flagged={flagged} />,
    },
    ...(comparison === null ? [] : [change]),
    {
      key: 'listeners',
      title: t('analytics.figure.listeners'),
      numeric: true,
      cell: ({ listeners }) => number(listeners),
    },
    {
      key: 'adds',
      title: t('analytics.figure.playlist_adds'),
      numeric: true,
      cell: ({ playlist_adds }) => number(playlist_adds),
    },
    {
      key: 'first',
      title: t('analytics.first_seen'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: ({ first_seen }) => formatDate(first_seen, i18n.language),
    },
  ];
}

/** On a phone the store appears below the name, so that the streams fit beside it. */
function PlaylistName({ playlist: { name, store } }: { playlist: Playlist }) {
  return (
    <span className="grid w-34 sm:w-52 lg:w-auto lg:max-w-sm">
      <span className="truncate font-strong" title={name} dir="auto">
        {name}
      </span>
      <span className="truncate text-xs text-ink-3 md:hidden">{store.name}</span>
    </span>
  );
}
