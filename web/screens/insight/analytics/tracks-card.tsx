import type { AnalyticsOverview, AnalyticsTrack } from '@tangent/contract/insight/analytics.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { TrackVersion } from '../../../parts/catalogue/release/track-version.tsx';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { isReported } from '../../../parts/insight/is-reported.ts';
import { formatPeriods } from '../../../parts/insight/period-text.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

/** Lists the tracks with the most streams; each links to its own figures. */
export function TracksCard({ overview }: { overview: AnalyticsOverview }) {
  const { t, i18n } = useTranslation();
  const { months } = overview.revenue;
  const columns = useColumns(overview);
  return (
    <section className="min-w-0 border-t border-line pt-8">
      <h2 className="display mb-3 text-22 leading-tight">{t('analytics.tracks')}</h2>
      {overview.tracks.length === 0 ? (
        <p className="text-ink-2">{t('analytics.no_store_data')}</p>
      ) : (
        // The table reaches to the edges of what is around it.
        <div className="px-4 sm:px-5">
          <Table
            caption={t('analytics.top_tracks')}
            columns={columns}
            rows={overview.tracks}
            rowKey={({ track }) => track.id}
            density="artwork"
            minWidth="40rem"
          />
          <p className="mt-3 text-xs text-ink-3">
            {t('analytics.revenue_note', { months: formatPeriods(months.from, months.to, i18n.language) })}
          </p>
        </div>
      )}
    </section>
  );
}

function useColumns({
  tracks,
  comparison,
  unreported,
  revenue: { freshness, months },
}: AnalyticsOverview): Column<AnalyticsTrack>[] {
  const { t, i18n } = useTranslation();
  const number = (value: number) => formatNumber(value, i18n.language);
  // A count that no store reports is unknown, not zero.
  const known = (name: TrendCount, value: number) => (unreported.includes(name) ? '–' : number(value));
  const change: Column<AnalyticsTrack> = {
    key: 'change',
    title: t('analytics.change'),
    numeric: true,
    cell: ({ streams }) => <FigureChange figure={streams} className="text-13" />,
  };
  const left: Column<AnalyticsTrack> = {
    key: 'flagged',
    title: t('dashboard.flagged.legend'),
    numeric: true,
    className: 'whitespace-nowrap',
    cell: ({ flagged }) => flagged > 0 && <span className="font-soft text-bad">{number(flagged)}</span>,
  };
  return [
    { key: 'track', title: t('analytics.track'), className: 'w-full', cell: (row) => <TrackName row={row} /> },
    {
      key: 'isrc',
      title: 'ISRC',
      className: 'pr-4 max-lg:hidden',
      cell: ({ track }) => <span className="code whitespace-nowrap text-ink-2">{track.isrc}</span>,
    },
    {
      key: 'sparkline',
      title: t('analytics.spark'),
      className: 'max-lg:hidden',
      cell: ({ sparkline }) => <Sparkline values={sparkline} width={80} />,
    },
    {
      key: 'streams',
      title: t('analytics.figure.streams'),
      numeric: true,
      cell: ({ streams }) => <span className="font-bold">{number(streams.value)}</span>,
    },
    ...(comparison === null ? [] : [change]),
    {
      key: 'listeners',
      title: t('analytics.figure.listeners'),
      numeric: true,
      cell: ({ listeners }) => known('listeners', listeners),
    },
    {
      key: 'saves',
      title: t('analytics.figure.saves'),
      numeric: true,
      cell: ({ saves }) => known('saves', saves),
    },
    {
      key: 'revenue',
      title: t('analytics.figure.revenue'),
      numeric: true,
      cell: ({ revenue_micros }) =>
        isReported(freshness, months) ? formatMicroDollars(revenue_micros, i18n.language) : '–',
    },
    ...(tracks.some(({ flagged }) => flagged > 0) ? [left] : []),
  ];
}

function TrackName({ row: { track, release } }: { row: AnalyticsTrack }) {
  const { t } = useTranslation();
  const { linkProps } = useAnalyticsAddress();
  const hasPage = useCapability('advanced_analytics') && release !== null;
  // The page of a track reaches further back than every plan does; the overview of one track does not.
  const link = hasPage ? { to: APP_PATHS.track_analytics.replace(':id', track.id) } : linkProps({ track: track.id });
  const artwork = release?.artwork_upload_id ?? null;
  return (
    <span className="flex w-40 min-w-0 items-center gap-3 sm:w-60 lg:w-auto lg:max-w-104">
      <Artwork src={artwork && imageUrl(artwork, '300')} alt="" className="size-9" />
      <span className="grid min-w-0">
        <Link {...link} className="truncate font-strong after:absolute after:inset-0 hover:underline" dir="auto">
          {track.title ?? t('royalty.unknown_track')}
          <TrackVersion track={track} />
        </Link>
        <span className="truncate text-13 text-ink-3" dir="auto">
          {track.artist}
        </span>
      </span>
    </span>
  );
}
