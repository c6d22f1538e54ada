import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type Column, Table } from '../../../ui/list/table.tsx';
import { formatInstant } from '../../text/format.ts';
import { ContractMark, DeliveryStatePill } from './delivery-state.tsx';
import { useDeliveryNotes } from './use-delivery-notes.ts';
import { useRemovalText } from './use-removal-text.ts';

type DeliveryTableProps = {
  deliveries: readonly Delivery[];
  /** Title of the table for screen readers, if it does not simply list all stores. */
  caption?: string;
  /** Renders a last column with the action for a delivery. */
  action?: (delivery: Delivery) => ReactNode;
};

/** The state of a release in each store: since when, why, and when it is retried. */
export function DeliveryTable({ deliveries, caption, action }: DeliveryTableProps) {
  const { t } = useTranslation();
  const columns: Column<Delivery>[] = [
    {
      key: 'store',
      title: t('store.store'),
      className: 'w-full py-2',
      cell: (delivery) => <StoreCell delivery={delivery} />,
    },
    {
      key: 'state',
      title: t('store.state_title'),
      className: 'py-2 max-sm:pr-4',
      // The same width in every table of the page, for any state.
      cell: ({ state, contract }) => (
        <span className="inline-block sm:min-w-24">
          <DeliveryStatePill state={state} contract={contract} />
        </span>
      ),
    },
    {
      key: 'since',
      title: t('store.since'),
      numeric: true,
      // On a phone it is below the name.
      className: 'max-sm:hidden',
      cell: (delivery) => <Since delivery={delivery} />,
    },
  ];
  if (action) columns.push({ key: 'action', title: t('store.action'), hideTitle: true, numeric: true, cell: action });
  return (
    <Table
      caption={caption ?? t('store.stores')}
      columns={columns}
      rows={deliveries}
      rowKey={(delivery) => delivery.id}
      minWidth="0"
    />
  );
}

function StoreCell({ delivery }: { delivery: Delivery }) {
  const toNotes = useDeliveryNotes();
  const notes = toNotes(delivery);
  const describeRemoval = useRemovalText();
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-strong break-words">{delivery.store_name}</span>
        <ContractMark contract={delivery.contract} />
      </span>
      {delivery.removed_tracks.map((track) => (
        <span key={track.track_id} className="mt-0.5 block max-w-note text-13 break-words text-ink-2">
          {describeRemoval(track, { title: track.title, store: delivery.store_name })}
        </span>
      ))}
      {notes.length > 0 && <span className="mt-0.5 block max-w-note text-13 text-ink-2">{notes.join(' ')}</span>}
      <span className="mt-0.5 block sm:hidden">
        <Since delivery={delivery} />
      </span>
    </>
  );
}

/** The instant of the state: for a live release, the time since which listeners could hear it. */
function Since({ delivery }: { delivery: Delivery }) {
  const { i18n } = useTranslation();
  const { state, live_at, removed_at, changed_at } = delivery;
  const at = (state === 'live' ? live_at : state === 'removed' ? removed_at : null) ?? changed_at;
  return (
    <time dateTime={at} className="code whitespace-nowrap text-ink-2">
      {formatInstant(at, i18n.language)}
    </time>
  );
}
