import type { MasteringSummary } from '@tangent/contract/promotion/mastering.ts';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { useMasteringList } from '../../../api/promotion/mastering.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { STATUS_TONES } from '../../../parts/promotion/mastering/status-tones.ts';
import { formatInstant } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

type MasteringListProps = {
  list: ReturnType<typeof useMasteringList>;
  search: string;
  onSearch: (search: string) => void;
};

/** All projects, newest first, with a search over their names. */
export function MasteringList({ list, search, onSearch }: MasteringListProps) {
  const { t } = useTranslation();
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total ?? 0;
  return (
    <Card title={t('mastering.list.title')} isRegion>
      <div className="grid gap-4">
        {(total > 0 || search !== '') && (
          <TextField
            className="max-w-md"
            type="search"
            label={t('mastering.list.search')}
            value={search}
            onChange={(event) => onSearch(event.target.value)}
          />
        )}
        {list.isPending && <SkeletonRows count={3} />}
        {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && total === 0 && search === '' && (
          <EmptyState title={t('mastering.list.empty_title')}>{t('mastering.list.empty_text')}</EmptyState>
        )}
        {list.data && total === 0 && search !== '' && (
          <p className="flex items-center gap-2 text-13 text-ink-2">
            <Search size={15} aria-hidden /> {t('mastering.list.nothing_found', { search })}
          </p>
        )}
        {items.length > 0 && <ProjectTable projects={items} />}
        {list.hasNextPage && (
          <LoadMore
            shown={t('mastering.list.shown', { shown: items.length, total })}
            more={t('mastering.list.more')}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        )}
      </div>
    </Card>
  );
}

function ProjectTable({ projects }: { projects: readonly MasteringSummary[] }) {
  const { t, i18n } = useTranslation();
  const columns: Column<MasteringSummary>[] = [
    {
      key: 'name',
      title: t('mastering.field.project_name'),
      cell: ({ id, project_name }) => (
        <Link to={`/tools/mastering/${id}`} className="font-strong after:absolute after:inset-0">
          {project_name}
        </Link>
      ),
    },
    { key: 'file', title: t('mastering.field.filename'), cell: ({ filename }) => filename },
    {
      key: 'style',
      title: t('mastering.field.preset'),
      cell: ({ preset }) => (preset === null ? t('mastering.reference.name') : t(`mastering.preset.${preset}.name`)),
    },
    {
      key: 'status',
      title: t('mastering.field.status'),
      cell: ({ status }) => <StatusPill tone={STATUS_TONES[status]}>{t(`mastering.status.${status}`)}</StatusPill>,
    },
    {
      key: 'created',
      title: t('mastering.field.created'),
      cell: ({ created_at }) => formatInstant(created_at, i18n.language),
    },
  ];
  return (
    <Table
      caption={t('mastering.list.title')}
      columns={columns}
      rows={projects}
      rowKey={(project) => project.id}
      minWidth="40rem"
    />
  );
}
