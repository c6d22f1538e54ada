import type { AnalyticsTrack } from '@tangent/contract/insight/analytics.ts';
import { clsx } from 'clsx';
import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useTopTracks } from '../../../api/insight/dashboard.ts';
import { listNavEntries } from '../../../app/menu/nav-entries.ts';
import { TrackVersion } from '../../../parts/catalogue/release/track-version.tsx';
import { FigureChange } from '../../../parts/insight/figure-change.tsx';
import { formatPeriod } from '../../../parts/insight/period-text.ts';
import { formatNumber } from '../../../parts/text/format.ts';
import { formatMicroDollars } from '../../../texts/format-dollars.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Block, EmptyBlock } from './block.tsx';

/** Lists the most-played tracks. */
export function TracksBlock() {
  const { t } = useTranslation();
  return (
    <Block
      title={t('dashboard.tracks.title')}
      action={<AllFigures />}
      result={useTopTracks()}
      skeleton={<SkeletonRows count={6} />}
    >
      {({ items, revenue_month }) =>
        items.length === 0 ? (
          <EmptyBlock>{t('dashboard.tracks.empty')}</EmptyBlock>
        ) : (
          <TrackTable items={items} month={revenue_month} />
        )
      }
    </Block>
  );
}

function AllFigures() {
  const { t } = useTranslation();
  const [analytics] = listNavEntries(['analytics']);
  if (analytics === undefined) return <span className="text-xs text-ink-3">{t('dashboard.tracks.note')}</span>;
  return (
    <Link to={analytics.path} className="tap flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
      {t('dashboard.tracks.all')} <ArrowUpRight size={14} aria-hidden />
    </Link>
  );
}

type Row = AnalyticsTrack & { number: number };

function TrackTable({ items, month }: { items: readonly AnalyticsTrack[]; month: string | null }) {
  const { t } = useTranslation();
  return (
    <Table
      caption={`${t('dashboard.tracks.title')}, ${t('dashboard.tracks.note')}`}
      columns={useColumns(month)}
      rows={items.map((item, index) => ({ ...item, number: index + 1 }))}
      rowKey={({ track }) => track.id}
      density="artwork"
      minWidth="28rem"
    />
  );
}

function useColumns(month: string | null): Column<Row>[] {
  const { t, i18n } = useTranslation();
  return [
    { key: 'track', title: t('dashboard.tracks.track'), className: 'w-full', cell: (row) => <TrackName row={row} /> },
    {
      key: 'isrc',
      title: t('dashboard.tracks.isrc'),
      className: 'pr-6 max-md:hidden',
      cell: ({ track }) => <span className="code text-ink-2">{track.isrc ?? '–'}</span>,
    },
    {
      key: 'sparkline',
      title: t('dashboard.tracks.spark'),
      className: 'whitespace-nowrap pr-4 max-md:hidden',
      cell: ({ sparkline }) => <Sparkline values={sparkline} width={72} height={24} />,
    },
    {
      key: 'streams',
      title: t('dashboard.tracks.streams'),
      numeric: true,
      className: 'font-strong',
      cell: ({ streams }) => formatNumber(streams.value, i18n.language),
    },
    {
      key: 'change',
      title: t('dashboard.tracks.change'),
      numeric: true,
      cell: ({ streams }) => <FigureChange figure={streams} />,
    },
    useRevenueColumn(month),
  ];
}

/** Returns the revenue column. Statements cover whole months; the title names the month. */
function useRevenueColumn(month: string | null): Column<Row> {
  const { t, i18n } = useTranslation();
  return {
    key: 'revenue',
    title:
      month === null
        ? t('dashboard.tracks.revenue')
        : t('dashboard.tracks.revenue_of', { month: formatPeriod(month, i18n.language) }),
    numeric: true,
    className: 'whitespace-nowrap',
    cell: (row) => (month === null ? '–' : formatMicroDollars(row.revenue_micros, i18n.language)),
  };
}

/** On a phone this leaves space for the streams. */
const NAME_CLASS = 'w-24 truncate sm:w-auto sm:max-w-72';

function TrackName({ row: { number, track, release } }: { row: Row }) {
  const { t } = useTranslation();
  const name = (
    <>
      <span className="font-strong">{track.title ?? t('dashboard.tracks.erased')}</span>
      <TrackVersion track={track} />
    </>
  );
  return (
    <span className="flex min-w-0 items-center gap-3">
      <span className="num w-4 shrink-0 text-13 text-ink-3">{number}</span>
      <Artwork
        src={release?.artwork_upload_id ? imageUrl(release.artwork_upload_id, '300') : null}
        alt=""
        className="size-9"
      />
      {release === null ? (
        <span className={NAME_CLASS}>{name}</span>
      ) : (
        <Link
          to={`/distributions/${release.id}`}
          title={track.title ?? undefined}
          className={clsx(NAME_CLASS, 'after:absolute after:inset-0 hover:underline')}
        >
          {name}
        </Link>
      )}
    </span>
  );
}
