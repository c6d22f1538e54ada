import type { Release } from '@tangent/contract/catalogue/release.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import { recordActivity } from '../../events/activity/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { countOtherStores, takeDownAtStore } from '../delivery/public.ts';
import { requireMayRequest } from '../takedown/public.ts';
import { lockChoosableRelease, saveStores } from './choosable-release.ts';

/**
 * Takes a release down from one store, by the plan rules of a takedown. The last store that has the
 * release cannot be removed alone: that is a takedown of the release.
 */
export async function removeStore(
  tx: Tx,
  actor: Actor,
  { release_id, store_id, confirmed }: { release_id: string; store_id: string; confirmed: boolean },
  now: Date,
): Promise<Release> {
  const release = await lockChoosableRelease(tx, actor, release_id);
  if (!release.store_ids.includes(store_id)) return getReleaseView(tx, release_id, now);
  requireMayRequest(release, actor, now);
  if (!confirmed) throw new Refusal('invalid_input', [{ code: 'required', path: 'confirmed' }]);
  if ((await countOtherStores(tx, release_id, store_id)) === 0) {
    throw new Refusal('invalid_input', [{ code: 'last_store', path: 'store_id' }]);
  }
  const store_ids = release.store_ids.filter((id) => id !== store_id);
  await saveStores(tx, actor, release, { store_ids, action: 'remove', store_id }, now);
  await takeDownAtStore(tx, release_id, store_id, now);
  await recordActivity(tx, { account_id: release.account_id, release_id, type: 'updated', at: now });
  return getReleaseView(tx, release_id, now);
}
