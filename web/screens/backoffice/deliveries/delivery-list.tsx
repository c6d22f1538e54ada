import type { DeliveryOverview } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DeliveryStatePill } from '../../../parts/distribution/delivery/delivery-state.tsx';
import { useReasonText } from '../../../parts/distribution/delivery/use-reason-text.ts';
import { formatInstant } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';

export function DeliveryList({ items }: { items: readonly DeliveryOverview[] }) {
  const { t } = useTranslation();
  const columns: Column<DeliveryOverview>[] = [
    {
      key: 'release',
      title: t('backoffice.deliveries.release'),
      className: 'w-full py-2',
      cell: (item) => <ReleaseName item={item} />,
    },
    { key: 'store', title: t('store.store'), className: 'whitespace-nowrap', cell: (item) => item.store_name },
    {
      key: 'state',
      title: t('store.state_title'),
      cell: (item) => <State item={item} />,
    },
    {
      key: 'message',
      title: t('backoffice.message.title'),
      className: 'whitespace-nowrap',
      cell: ({ message }) =>
        message &&
        `${t(`backoffice.message.kind.${message.kind}`)} · ${t(`backoffice.message.state.${message.state}`)}`,
    },
    { key: 'since', title: t('store.since'), numeric: true, cell: (item) => <Since at={item.changed_at} /> },
  ];
  return (
    <Table
      caption={t('backoffice.deliveries.title')}
      columns={columns}
      rows={items}
      rowKey={(item) => item.id}
      minWidth="54rem"
    />
  );
}

function State({ item }: { item: DeliveryOverview }) {
  const { t } = useTranslation();
  return (
    <span className="inline-flex items-center gap-1.5">
      <DeliveryStatePill state={item.state} />
      {item.reason_code === 'sound_differs' && <StatusPill tone="bad">{t('backoffice.sound_fault.pill')}</StatusPill>}
      {item.message?.overdue && <StatusPill tone="warn">{t('backoffice.overdue')}</StatusPill>}
    </span>
  );
}

function Since({ at }: { at: string }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={at} className="code whitespace-nowrap text-ink-2">
      {formatInstant(at, i18n.language)}
    </time>
  );
}

function ReleaseName({ item }: { item: DeliveryOverview }) {
  const { t } = useTranslation();
  const { release, reason_text, reason_code } = item;
  const reasonText = useReasonText();
  const reason = reason_text ?? (reason_code && reasonText(reason_code));
  return (
    <span className="grid max-w-120 min-w-0">
      <Link
        to={`/backoffice/deliveries/${item.id}`}
        className="truncate font-strong after:absolute after:inset-0 hover:underline"
      >
        {release.title || t('release.untitled')} <span className="font-soft text-ink-3">{release.primary_artist}</span>
      </Link>
      {reason && <span className="truncate text-13 text-ink-3">{reason}</span>}
    </span>
  );
}
