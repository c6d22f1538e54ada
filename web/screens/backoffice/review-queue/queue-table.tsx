import { utcStartMs } from '@tangent/domain/calendar.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import type { QueueItem } from '../../../api/distribution/review.ts';
import { useToday } from '../../../app/today.ts';
import { DueTime } from '../../../parts/catalogue/release/due-time.tsx';
import { formatWait } from '../../../parts/text/format-wait.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

/** Moves the focus from row to row with J and K, unless the user is typing. Enter belongs to the link. */
function useRowKeys(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = { j: 1, k: -1 }[event.key];
      const isTyping = event.target instanceof Element && event.target.matches('input, textarea, select');
      if (step === undefined || isTyping || event.metaKey || event.ctrlKey || event.altKey) return;
      const links = [...(container.current?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])];
      const at = links.indexOf(document.activeElement as HTMLElement);
      const next = at === -1 ? (step > 0 ? 0 : links.length - 1) : at + step;
      links[Math.min(Math.max(next, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [container]);
}

/** Shows the queue as rows; J and K move through them, Enter opens one. */
export function QueueTable({ items }: { items: readonly QueueItem[] }) {
  const { t } = useTranslation();
  const container = useRef<HTMLDivElement>(null);
  useRowKeys(container);
  const columns = useColumns();
  return (
    <div ref={container}>
      <Table
        caption={t('review.queue.title')}
        columns={columns}
        rows={items}
        rowKey={(item) => item.id}
        density="artwork"
        minWidth="56rem"
      />
      <p className="pt-3 text-xs text-ink-3 max-sm:hidden">{t('review.queue.keys')}</p>
    </div>
  );
}

function useColumns(): Column<QueueItem>[] {
  const { t } = useTranslation();
  return [
    { key: 'title', title: t('release.field.title'), className: 'w-full', cell: (item) => <QueueName item={item} /> },
    { key: 'owner', title: t('review.owner'), className: 'whitespace-nowrap', cell: (item) => <Owner item={item} /> },
    { key: 'tracks', title: t('release.field.tracks'), numeric: true, cell: (item) => item.track_count },
    {
      key: 'findings',
      title: t('review.findings.title'),
      numeric: true,
      cell: (item) =>
        item.finding_count > 0 ? <StatusPill tone="warn">{item.finding_count}</StatusPill> : item.finding_count,
    },
    {
      key: 'waiting',
      title: t('review.queue.waiting'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (item) => <Waiting since={item.submitted_on} />,
    },
    {
      key: 'due',
      title: t('review.due.title'),
      numeric: true,
      className: 'whitespace-nowrap',
      cell: (item) => <DueTime at={item.due_at} />,
    },
  ];
}

function Owner({ item }: { item: QueueItem }) {
  return (
    <span className="grid">
      {item.owner_name}
      <span className="text-13 text-ink-3 capitalize">{item.plan}</span>
    </span>
  );
}

function Waiting({ since }: { since: string }) {
  const { i18n } = useTranslation();
  // The product's clock may be ahead of this computer's.
  const now = Math.max(Date.now(), utcStartMs(useToday()));
  return <>{formatWait(Math.max(0, now - Date.parse(since)), i18n.language)}</>;
}

function QueueName({ item }: { item: QueueItem }) {
  const { t } = useTranslation();
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Artwork src={item.artwork_upload_id && imageUrl(item.artwork_upload_id, '300')} alt="" className="size-9" />
      <span className="grid min-w-0 max-w-104">
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to={`/backoffice/reviews/${item.id}`}
            data-row-link
            className="truncate font-strong after:absolute after:inset-0 hover:underline"
          >
            {item.title || t('release.untitled')}
          </Link>
          <Marks item={item} />
        </span>
        <span className="truncate text-13 text-ink-3">
          {item.primary_artist} · {t(`release.type.${item.release_type}`)}
        </span>
      </span>
    </span>
  );
}

/** Marks special submissions: resubmitted after corrections, or requiring two reviewers. */
function Marks({ item: { submission_count, proposal, second_approval } }: { item: QueueItem }) {
  const { t } = useTranslation();
  return (
    <>
      {submission_count > 1 && <StatusPill tone="info">{t('review.queue.again')}</StatusPill>}
      {proposal && <StatusPill tone="bad">{t(`review.second.${proposal.decision}_mark`)}</StatusPill>}
      {!proposal && second_approval.length > 0 && <StatusPill tone="warn">{t('review.second.mark')}</StatusPill>}
    </>
  );
}
