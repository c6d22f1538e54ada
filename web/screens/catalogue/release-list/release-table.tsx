import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { SPARKLINE_DAYS } from '@tangent/domain/insight/analytics-limits.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useReleaseStreams } from '../../../api/insight/analytics.ts';
import { ReleaseMenu } from '../../../parts/catalogue/release/release-menu.tsx';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { formatDate, formatNumber } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Sparkline } from '../../../ui/charts/sparkline.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import type { Selection } from './use-selection.ts';

type ReleaseTableProps = { rows: readonly ReleaseListItem[]; selection: Selection<ReleaseListItem> };

export function ReleaseTable({ rows, selection }: ReleaseTableProps) {
  const { t } = useTranslation();
  return (
    <Table
      caption={t('release.list.title')}
      columns={[useSelectColumn(rows, selection), ...useColumns()]}
      isSelected={selection.isSelected}
      rows={rows}
      rowKey={(row) => row.id}
      density="artwork"
      minWidth="58rem"
    />
  );
}

function useSelectColumn(
  rows: readonly ReleaseListItem[],
  { selected, isSelected, toggle, toggleAll }: Selection<ReleaseListItem>,
): Column<ReleaseListItem> {
  const { t } = useTranslation();
  return {
    key: 'select',
    title: (
      <Checkbox
        aria-label={t('release_list.select_all')}
        checked={selected.length === rows.length}
        mixed={selected.length > 0 && selected.length < rows.length}
        onChange={toggleAll}
      />
    ),
    className: 'w-8',
    cell: (row) => (
      // The box lies above the link that covers the row.
      <Checkbox
        className="z-1"
        aria-label={t('release_list.select', { title: row.title || t('release.untitled') })}
        checked={isSelected(row)}
        onChange={() => toggle(row)}
      />
    ),
  };
}

function useColumns(): Column<ReleaseListItem>[] {
  const { t, i18n } = useTranslation();
  return [
    { key: 'title', title: t('release.field.title'), className: 'w-full', cell: (row) => <ReleaseName row={row} /> },
    {
      key: 'status',
      title: t('release.field.status'),
      className: 'pr-6',
      cell: (row) => <ReleaseStatusPill status={row.status} />,
    },
    {
      key: 'type',
      title: t('release.field.release_type'),
      className: 'whitespace-nowrap pr-6',
      cell: ({ release_type, track_count }) => {
        const type = t(`release.type.${release_type}`);
        return track_count > 1 ? t('dashboard.releases.tracks', { type, count: track_count }) : type;
      },
    },
    {
      key: 'upc',
      title: 'UPC',
      className: 'pr-6 font-mono text-13',
      cell: (row) => row.upc ?? <span className="text-ink-3">–</span>,
    },
    {
      key: 'date',
      title: t('release.field.release_date'),
      numeric: true,
      className: 'whitespace-nowrap pr-6',
      cell: (row) => {
        const date = row.live_date ?? row.release_date;
        return date === null ? <span className="text-ink-3">–</span> : formatDate(date, i18n.language);
      },
    },
    {
      key: 'stores',
      title: t('release.list.stores_live'),
      numeric: true,
      className: 'whitespace-nowrap pr-6',
      cell: (row) => <LiveStores row={row} />,
    },
    useStreamsColumn(),
    useMenuColumn(),
  ];
}

/** The trend of each release; a line needs a second day. */
function useStreamsColumn(): Column<ReleaseListItem> {
  const { t, i18n } = useTranslation();
  const streams = useReleaseStreams().data;
  return {
    key: 'streams',
    title: t('release_list.streams', { count: SPARKLINE_DAYS }),
    className: 'whitespace-nowrap pr-4',
    cell: ({ id }) => {
      const days = streams?.get(id);
      if (days === undefined) return <span className="text-ink-3">–</span>;
      const total = days.reduce((sum, one) => sum + one, 0);
      return (
        <>
          <span className="sr-only">{formatNumber(total, i18n.language)}</span>
          <Sparkline values={days} width={72} height={24} />
        </>
      );
    },
  };
}

function useMenuColumn(): Column<ReleaseListItem> {
  const { t } = useTranslation();
  return {
    key: 'menu',
    title: t('release.menu.title'),
    hideTitle: true,
    // The menu lies above the link that covers the row.
    className: 'w-10',
    cell: (row) => (
      <span className="relative z-1 block">
        <ReleaseMenu release={row} />
      </span>
    ),
  };
}

function ReleaseName({ row }: { row: ReleaseListItem }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-52 items-center gap-3">
      <Artwork src={row.artwork_upload_id && imageUrl(row.artwork_upload_id, '300')} alt="" className="size-9" />
      <span className="grid min-w-0 max-w-md">
        <Link
          to={`/distributions/${row.id}`}
          title={row.title}
          className="truncate font-strong after:absolute after:inset-0 hover:underline"
        >
          {row.title || t('release.untitled')}
        </Link>
        <span className="truncate text-13 text-ink-3">{row.primary_artist}</span>
      </span>
    </span>
  );
}

/** The statuses in which stores matter: on the way to them, live, and on the way out. */
const IN_STORES: readonly ReleaseListItem['status'][] = ['in_process', 'published', 'takedown_requested'];

/** Shows how many of the chosen stores report the release as live. */
function LiveStores({ row }: { row: ReleaseListItem }) {
  const { t } = useTranslation();
  if (!IN_STORES.includes(row.status)) return <span className="text-ink-3">–</span>;
  return t('release.list.live_of', { live: row.live_store_count, total: row.store_count });
}
