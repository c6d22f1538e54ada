import type { StaffPlaylist } from '@tangent/contract/promotion/playlist.ts';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useStaffPlaylists, useUpdatePlaylist } from '../../../api/promotion/playlist.ts';
import { MoreRows, readPages } from '../../../parts/backoffice/more-rows.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatDate } from '../../../parts/text/format.ts';
import { PLATFORM_NAMES } from '../../../texts/platform-names.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { ImportButton } from './import-button.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { useTableImport } from './use-table-import.ts';

/** The playlists and their curators: staff import them, check them, and close those that look bought. */
export function BackofficePlaylists() {
  const { t } = useTranslation();
  const list = useStaffPlaylists();
  const load = useTableImport();
  const { data, isPending, isError, error, refetch } = list;
  const { items, total } = readPages(list);
  return (
    <div className="grid gap-5">
      <PageTitle actions={<ImportButton busy={load.isPending} onFile={load.importFile} />}>
        {t('playlist.staff.title', { count: total })}
      </PageTitle>
      <ImportOutcome outcome={load.outcome} />
      <Card>
        {isPending && <SkeletonRows count={5} />}
        {isError && <LoadFailed error={error} onRetry={() => void refetch()} />}
        {data && items.length === 0 && (
          <EmptyState title={t('playlist.staff.empty.title')}>{t('playlist.staff.empty.text')}</EmptyState>
        )}
        {items.length > 0 && (
          <>
            <PlaylistTable items={items} />
            <MoreRows list={list} />
          </>
        )}
      </Card>
    </div>
  );
}

function PlaylistTable({ items }: { items: readonly StaffPlaylist[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<StaffPlaylist>[] = [
    {
      key: 'playlist',
      title: t('playlist.staff.column.playlist'),
      className: 'py-2',
      cell: ({ name, platform }) => (
        <>
          <b className="font-strong">{name}</b>
          <span className="block text-13 text-ink-2">{PLATFORM_NAMES[platform]}</span>
        </>
      ),
    },
    {
      key: 'curator',
      title: t('playlist.staff.column.curator'),
      cell: ({ curator, curator_email }) => (
        <>
          {curator}
          <span className="block text-13 text-ink-2">{curator_email}</span>
        </>
      ),
    },
    { key: 'health', title: t('playlist.staff.column.health'), cell: ({ health }) => t(`playlist.health.${health}`) },
    {
      key: 'checked',
      title: t('playlist.staff.column.checked'),
      cell: ({ verified_on }) => formatDate(verified_on, i18n.language),
    },
    { key: 'actions', title: t('playlist.staff.column.actions'), cell: (playlist) => <Actions playlist={playlist} /> },
  ];
  return (
    <Table
      caption={t('backoffice.sections.playlists')}
      columns={columns}
      rows={items}
      rowKey={({ id }) => id}
      minWidth="60rem"
    />
  );
}

function Actions({ playlist: { id, is_reported, takes_pitches } }: { playlist: StaffPlaylist }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const update = useUpdatePlaylist();
  const change = (body: Omit<Parameters<typeof update.mutate>[0], 'id'>) =>
    update.mutate({ id, ...body }, { onError: (error) => toast('bad', getErrorText(i18n, error)) });
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" aria-pressed={takes_pitches} onClick={() => change({ is_open: !takes_pitches })}>
        {t('playlist.staff.open')}
      </Button>
      <Button size="small" onClick={() => change({ is_reported: !is_reported })}>
        {t(is_reported ? 'playlist.staff.unreport' : 'playlist.staff.report')}
      </Button>
      <Button size="small" onClick={() => change({ is_verified: true })}>
        {t('playlist.staff.verify')}
      </Button>
    </span>
  );
}
