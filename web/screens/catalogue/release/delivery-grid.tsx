import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeliveryStage, toDeliveryStage } from '../../../parts/distribution/delivery/delivery-stage.ts';
import { ContractMark } from '../../../parts/distribution/delivery/delivery-state.tsx';
import { useDeliveryNotes } from '../../../parts/distribution/delivery/use-delivery-notes.ts';
import { useRemovalText } from '../../../parts/distribution/delivery/use-removal-text.ts';
import { formatDay } from '../../../parts/text/format.ts';
import { type GridStore, StoreGrid } from './store-grid.tsx';

const TONES: Record<DeliveryStage, GridStore['tone']> = {
  attention: 'bad',
  leaving: 'gone',
  on_way: 'later',
  live: 'live',
  removed: 'gone',
};

/** Renders what the owner can do at a store. */
export type StoreAction = (delivery: Delivery) => ReactNode;

type DeliveryGridProps = { deliveries: readonly Delivery[]; label: string; action: StoreAction | undefined };

/** The state of a release in each store: since when, why, and when it is retried. */
export function DeliveryGrid({ deliveries, label, action }: DeliveryGridProps) {
  const { t, i18n } = useTranslation();
  const toNotes = useDeliveryNotes();
  const describeRemoval = useRemovalText();
  return (
    <StoreGrid
      label={label}
      stores={deliveries.map((delivery) => {
        const { id, store_name, state, contract, removed_tracks } = delivery;
        return {
          key: id,
          name: store_name,
          mark: <ContractMark contract={contract} />,
          tone: removed_tracks.length > 0 && state === 'live' ? 'bad' : TONES[toDeliveryStage(delivery)],
          text: (
            <>
              <span>{t(`store.state.${state}`)}</span>{' '}
              <time dateTime={readInstant(delivery)} className="num">
                {formatDay(readInstant(delivery), i18n.language)}
              </time>
            </>
          ),
          notes: [
            ...removed_tracks.map((track) => describeRemoval(track, { title: track.title, store: store_name })),
            ...toNotes(delivery),
          ],
          action: action?.(delivery),
        };
      })}
    />
  );
}

/** The instant of the state: for a live release, the time since which listeners could hear it. */
function readInstant({ state, live_at, removed_at, changed_at }: Delivery): string {
  return (state === 'live' ? live_at : state === 'removed' ? removed_at : null) ?? changed_at;
}
