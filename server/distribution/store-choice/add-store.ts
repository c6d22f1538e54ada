import type { Release } from '@tangent/contract/catalogue/release.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { isStoreIncluded } from '@tangent/domain/catalogue/store/store.ts';
import { isClosed, isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import { can } from '@tangent/domain/money/plan/capability.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import { listActiveStores } from '../../catalogue/store/public.ts';
import { recordActivity } from '../../events/activity/public.ts';
import { type Actor, premiumRequired } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { deliverToStore } from '../delivery/public.ts';
import { lockChoosableRelease, type ReleaseRow, saveStores } from './choosable-release.ts';

/**
 * Adds a store to a release that is in stores: it gets the whole release, also when it had it before and was removed
 * . A store that is leaving can be chosen again once it is out.
 */
export async function addStore(
  tx: Tx,
  actor: Actor,
  { release_id, store_id }: { release_id: string; store_id: string },
  now: Date,
): Promise<Release> {
  const release = await lockChoosableRelease(tx, actor, release_id);
  if (release.store_ids.includes(store_id)) return getReleaseView(tx, release_id, now);
  await refuseStore(tx, actor, release, store_id, now);
  const store_ids = [...release.store_ids, store_id];
  await saveStores(tx, actor, release, { store_ids, action: 'add', store_id }, now);
  await deliverToStore(tx, release_id, store_id, now);
  await recordActivity(tx, { account_id: release.account_id, release_id, type: 'updated', at: now });
  return getReleaseView(tx, release_id, now);
}

async function refuseStore(tx: Tx, actor: Actor, release: ReleaseRow, storeId: string, now: Date): Promise<void> {
  const store = (await listActiveStores(tx)).find(({ id }) => id === storeId);
  if (store === undefined) throw new Refusal('not_found');
  if (!isStoreIncluded(store, can(actor.plan, 'premium_stores'))) throw premiumRequired('premium_stores');
  const refuse = (code: string) =>
    new Refusal('invalid_input', [{ code, path: 'store_id', params: { store: store.name } }]);
  if (!servesRelease(storeId, release)) throw refuse('store_elsewhere');
  if (!isOpenOn(store, release.release_date) || isClosed(store, utcDay(now.getTime()))) throw refuse('store_closes');
  const { tracks } = await getReleaseView(tx, release.id, now);
  if (!hasTracksFor(store.category, tracks)) throw refuse('store_without_claims');
}
