import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import { DELIVERY_STATES } from '@tangent/domain/distribution/delivery/status.ts';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatStoreFormat } from '../../../parts/text/format.ts';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { ConnectionActions } from './connection-actions.tsx';
import { StoreStateCell } from './store-state.tsx';

const TONES: Record<StoreOverview['connection']['state'], PillTone> = {
  open: 'good',
  waiting: 'warn',
  stopped: 'bad',
  paused: 'info',
};

export function StoreTable({ stores }: { stores: readonly StoreOverview[] }) {
  const { t } = useTranslation();
  const columns: Column<StoreOverview>[] = [
    { key: 'store', title: t('store.store'), className: 'py-2', cell: (store) => <StoreName store={store} /> },
    {
      key: 'state',
      title: t('backoffice.setup.title'),
      className: 'py-2',
      cell: (store) => <StoreStateCell store={store} />,
    },
    {
      key: 'connection',
      title: t('backoffice.stores.connection'),
      className: 'py-2',
      cell: (store) => <StoreConnection store={store} />,
    },
    {
      key: 'profile',
      title: t('backoffice.stores.profile'),
      className: 'py-2',
      cell: (store) => <Profile store={store} />,
    },
    {
      key: 'counts',
      title: t('backoffice.stores.releases'),
      className: 'py-2',
      cell: (store) => <Counts store={store} />,
    },
    {
      key: 'action',
      title: t('store.action'),
      hideTitle: true,
      numeric: true,
      cell: (store) => <ConnectionActions store={store} />,
    },
  ];
  return (
    <Table
      caption={t('backoffice.stores.title')}
      columns={columns}
      rows={stores}
      rowKey={(store) => store.id}
      minWidth="72rem"
    />
  );
}

function StoreName({ store }: { store: StoreOverview }) {
  const { t } = useTranslation();
  return (
    <span className="grid min-w-0">
      <span className="font-strong">{store.name}</span>
      <span className="text-13 text-ink-3">
        {t(`backoffice.contract.${store.contract}`)} · <span className="code">{store.ddex_party_id}</span>{' '}
        {store.party_id_confirmed ? t('backoffice.stores.confirmed') : t('backoffice.stores.not_confirmed')}
      </span>
    </span>
  );
}

function StoreConnection({ store: { connection, set_aside } }: { store: StoreOverview }) {
  const { t, i18n } = useTranslation();
  const note = connection.state === 'paused' ? connection.pause_note : connection.error_text;
  return (
    <span className="grid max-w-xs gap-0.5">
      <span>
        <StatusPill tone={TONES[connection.state]}>{t(`backoffice.connection.${connection.state}`)}</StatusPill>
      </span>
      {connection.state === 'waiting' && connection.retry_at && (
        <span className="text-13 text-ink-3">
          {t('backoffice.connection.next', {
            at: formatInstant(connection.retry_at, i18n.language),
            count: connection.failures,
          })}
        </span>
      )}
      {connection.state !== 'open' && note && <span className="line-clamp-2 text-13 text-ink-3">{note}</span>}
      {set_aside.count > 0 && (
        <span className="text-13 text-warn break-words">
          {t('backoffice.stores.set_aside', { count: set_aside.count, file: set_aside.newest_file })}
        </span>
      )}
    </span>
  );
}

function Profile({ store: { profile } }: { store: StoreOverview }) {
  const { t } = useTranslation();
  if (profile === null) return <span className="text-ink-3">{t('backoffice.stores.no_profile')}</span>;
  const { format, choreography, transport, audio, image, hash_algorithm, acknowledgement, takedown_style } = profile;
  return (
    <span className="grid text-13">
      <span className="code">
        {formatStoreFormat(format)} · {transport} · {toWords(choreography)}
      </span>
      <span className="code text-ink-3">
        {audio} · {image} · {hash_algorithm} · {toWords(acknowledgement)} · {toWords(takedown_style)} · v
        {profile.version}
      </span>
    </span>
  );
}

/** Writes a value of a profile as words: 'release by release'. */
function toWords(value: string): string {
  return value.replaceAll('_', ' ');
}

function Counts({ store }: { store: StoreOverview }) {
  const { t } = useTranslation();
  const parts = DELIVERY_STATES.filter((state) => store.counts[state]).map(
    (state) => `${t(`store.state.${state}`)} ${store.counts[state]}`,
  );
  return (
    <span className="grid text-13">
      <span>{parts.length > 0 ? parts.join(' · ') : '–'}</span>
      {store.overdue > 0 && (
        <span className="text-warn">{t('backoffice.stores.overdue', { count: store.overdue })}</span>
      )}
    </span>
  );
}
