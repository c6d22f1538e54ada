import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type QueueItem, useReviewQueue } from '../../api/review.ts';
import { imageUrl } from '../../api/upload.ts';
import { DueTime } from '../../parts/due-time.tsx';
import { LoadFailed } from '../../parts/load-failed.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Sleeve } from '../../ui/sleeve.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { type Column, Table } from '../../ui/table.tsx';

/** Releases that wait for a decision, the most urgent first. */
export function ReviewQueue() {
  const { t } = useTranslation();
  const queue = useReviewQueue();
  const total = queue.data?.total ?? 0;
  return (
    <div className="grid gap-5">
      <PageTitle above={t('navigation.backoffice')}>
        {queue.isSuccess ? t('review.queue.count', { count: total }) : t('review.queue.title')}
      </PageTitle>
      <Card>
        {queue.isPending && <SkeletonRows count={5} />}
        {queue.isError && !queue.data && <LoadFailed error={queue.error} onRetry={() => void queue.refetch()} />}
        {queue.data && total === 0 && (
          <EmptyState title={t('review.queue.empty.title')}>{t('review.queue.empty.text')}</EmptyState>
        )}
        {queue.data && total > 0 && <QueueTable items={queue.data.items} />}
      </Card>
    </div>
  );
}

function QueueTable({ items }: { items: readonly QueueItem[] }) {
  const { t } = useTranslation();
  const columns: Column<QueueItem>[] = [
    { key: 'title', title: t('release.field.title'), className: 'w-full', cell: (item) => <QueueName item={item} /> },
    { key: 'owner', title: t('review.owner'), className: 'whitespace-nowrap', cell: (item) => item.owner_name },
    {
      key: 'tracks',
      title: t('release.field.tracks'),
      numeric: true,
      cell: (item) => item.track_count,
    },
    {
      key: 'findings',
      title: t('review.findings.title'),
      numeric: true,
      cell: (item) =>
        item.finding_count > 0 ? <StatusPill tone="warn">{item.finding_count}</StatusPill> : item.finding_count,
    },
    {
      key: 'due',
      title: t('review.due.title'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (item) => <DueTime at={item.due_at} />,
    },
  ];
  return (
    <Table
      caption={t('review.queue.title')}
      columns={columns}
      rows={items}
      rowKey={(item) => item.id}
      density="artwork"
      minWidth="44rem"
    />
  );
}

function QueueName({ item }: { item: QueueItem }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Sleeve src={item.artwork_upload_id && imageUrl(item.artwork_upload_id, '300')} alt="" className="size-9" />
      <span className="grid min-w-0 max-w-[26rem]">
        <Link
          to={`/backoffice/reviews/${item.id}`}
          className="truncate font-[600] after:absolute after:inset-0 hover:underline"
        >
          {item.title || t('release.untitled')}
        </Link>
        <span className="truncate text-13 text-ink-3">
          {item.primary_artist} · {t(`release.type.${item.release_type}`)}
        </span>
      </span>
    </span>
  );
}
