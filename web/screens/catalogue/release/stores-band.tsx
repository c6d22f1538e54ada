import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Delivery } from '@tangent/contract/distribution/delivery.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import type { useDeliveries } from '../../../api/distribution/delivery.ts';
import { useUser } from '../../../app/session/session.ts';
import type { DeliveryStage } from '../../../parts/distribution/delivery/delivery-stage.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatList } from '../../../parts/text/format.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AddStore } from './add-store.tsx';
import { ChosenStores, canStillGo } from './chosen-stores.tsx';
import type { StoreAction } from './delivery-grid.tsx';
import { DeliveryGroups } from './delivery-groups.tsx';
import { DeliverySummary } from './delivery-summary.tsx';
import { countDeliveries, groupDeliveries } from './group-deliveries.ts';
import { PageChecks } from './page-checks.tsx';
import { ReleaseBand } from './release-band.tsx';
import { RemoveStore } from './remove-store.tsx';

type NotSentProps = { release: Release; deliveries: readonly Delivery[] };

/** Lists chosen stores to which nothing was sent, and why, so that no artist believes the release is in them. */
function NotSent({ release, deliveries }: NotSentProps) {
  const { t } = useTranslation();
  const sent = new Set(deliveries.map(({ store_id }) => store_id));
  const missing = release.store_ids.filter((id) => !sent.has(id));
  const elsewhere = missing.filter((id) => !servesRelease(id, release));
  const stores = useStores().data?.items ?? [];
  const categoryOf = (id: string) => stores.find((store) => store.id === id)?.category ?? 'streaming';
  const unclaimed = missing.filter((id) => !elsewhere.includes(id) && !hasTracksFor(categoryOf(id), release.tracks));
  const isClosing = (id: string) => stores.some((one) => one.id === id && !isOpenOn(one, release.release_date));
  const others = missing.filter((id) => !elsewhere.includes(id) && !unclaimed.includes(id));
  const closing = others.filter(isClosing);
  const unconnected = others.filter((id) => !isClosing(id));
  return (
    <>
      {unconnected.length > 0 && (
        <NotSentStores title={t('release.not_connected', { count: unconnected.length })} ids={unconnected} />
      )}
      {elsewhere.length > 0 && (
        <NotSentStores title={t('release.not_served', { count: elsewhere.length })} ids={elsewhere} />
      )}
      {closing.length > 0 && <NotSentStores title={t('release.not_open', { count: closing.length })} ids={closing} />}
      {unclaimed.length > 0 && (
        <NotSentStores title={t('release.not_claimed', { count: unclaimed.length })} ids={unclaimed} />
      )}
    </>
  );
}

function NotSentStores({ title, ids }: { title: string; ids: readonly string[] }) {
  const { i18n } = useTranslation();
  const stores = useStores().data?.items ?? [];
  const names = ids.map((id) => stores.find((store) => store.id === id)?.name ?? id);
  return (
    <details className="mt-4 border-t border-line pt-4">
      <summary className="cursor-pointer font-medium text-ink-2">{title}</summary>
      <p className="mt-2 text-13 text-ink-3">{formatList(names, i18n.language)}</p>
    </details>
  );
}

type StoresBandProps = {
  release: Release;
  deliveries: ReturnType<typeof useDeliveries>;
  /** Whether the release was approved: stores have it, or get it. */
  isDelivered: boolean;
};

/** Shows where the release is and gets to, and what to do at each store (S2-099). */
export function StoresBand({ release, deliveries, isDelivered }: StoresBandProps) {
  const { t } = useTranslation();
  const items = deliveries.data?.items ?? [];
  // Stores change while the release is in them.
  const canChoose = release.status === 'in_process' || release.status === 'published';
  return (
    <ReleaseBand
      id="stores"
      name={t('store.stores')}
      title={useStoresFact(release, items, isDelivered)}
      text={!isDelivered && canStillGo(release.status) ? t('release.band.stores_waiting') : undefined}
      action={canChoose && <AddStore release={release} />}
    >
      {!isDelivered && <ChosenStores release={release} />}
      {isDelivered && deliveries.isPending && <SkeletonRows count={6} height="40px" />}
      {isDelivered && deliveries.isError && !deliveries.data && (
        <LoadFailed error={deliveries.error} onRetry={() => void deliveries.refetch()} />
      )}
      {isDelivered && deliveries.data && (
        <>
          {items.length > 0 && (
            <Stores
              releaseId={release.id}
              items={items}
              action={canChoose ? (delivery) => <RemoveStore release={release} delivery={delivery} /> : undefined}
            />
          )}
          <NotSent release={release} deliveries={items} />
        </>
      )}
    </ReleaseBand>
  );
}

/** The number that matters now: stores that left, that show it, that have it, or that were chosen. */
function useStoresFact(release: Release, items: readonly Delivery[], isDelivered: boolean): string {
  const { t } = useTranslation();
  const count = (...counted: Delivery['state'][]) => items.filter(({ state }) => counted.includes(state)).length;
  const total = items.length;
  if (!isDelivered) return t('release.band.stores_chosen', { count: release.store_ids.length });
  if (release.takedown?.refusal === 'requested') return t('release.stores_left', { gone: count('removed'), total });
  const live = count('live');
  if (live === 0 && total > 0) {
    return t('release.band.stores_have', { count: count('acknowledged', 'sent'), total });
  }
  return t('release.stores_title', { live, total });
}

/** From this many stores on, typing a name is the fastest way to find one. */
const SEARCH_FROM = 13;

type StoresProps = { releaseId: string; items: readonly Delivery[]; action: StoreAction | undefined };

function Stores({ releaseId, items, action }: StoresProps) {
  const { t, i18n } = useTranslation();
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState<DeliveryStage | null>(null);
  const deferred = useDeferredValue(search);
  const counts = countDeliveries(items);
  // The last store may have left the chosen group.
  const chosen = counts.some((one) => one.stage === stage) ? stage : null;
  const groups = groupDeliveries(items, { search: deferred, stage: chosen, language: i18n.language });
  return (
    <div className="grid gap-4">
      {counts.length > 1 && items.length >= SEARCH_FROM && (
        <DeliverySummary counts={counts} stage={chosen} onChoose={setStage} />
      )}
      <PageChecks releaseId={releaseId} deliveries={items} />
      <StandInNote items={items} />
      {items.length >= SEARCH_FROM && (
        <TextField
          label={t('store.search')}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p role="status" className={groups.length === 0 ? 'text-ink-2' : 'sr-only'}>
        {groups.length === 0 ? t('store.none_found') : ''}
      </p>
      <DeliveryGroups groups={groups} action={action} narrowed={deferred.trim() !== '' || chosen !== null} />
    </div>
  );
}

/** Says that a stand-in, not the real store, has the release, so that no one believes listeners hear it. */
function StandInNote({ items }: { items: readonly Delivery[] }) {
  const { t } = useTranslation();
  const { test_mode } = useUser();
  const contracts = new Set(items.map(({ contract }) => contract));
  // In test mode every page says so already.
  const hasStandIns = contracts.has('sandbox') && !test_mode;
  if (!hasStandIns && !contracts.has('manual')) return null;
  return (
    <p className="text-13 text-ink-2">
      {hasStandIns && t('store.stand_ins')} {contracts.has('manual') && t('store.by_hand')}
    </p>
  );
}
