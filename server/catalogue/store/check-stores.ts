import type { Release } from '@tangent/contract/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { isOpenOn } from '@tangent/domain/catalogue/store/store-closing.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { isConnected } from './store-store.ts';

/**
 * Refuses a release that would reach no store: stores are chosen, but none of them is connected, all of them close before
 * its date, or all of them only claim recordings and no track may be claimed.
 */
export async function findStoreIssues(
  tx: Tx,
  { store_ids, release_date, tracks }: Pick<Release, 'store_ids' | 'release_date' | 'tracks'>,
): Promise<Issue[]> {
  if (store_ids.length === 0) return [];
  const rows = await tx
    .select({ category: stores.category, closes_on: stores.closes_on })
    .from(stores)
    .where(and(inArray(stores.id, store_ids), eq(stores.active, true), isConnected));
  const path = 'store_ids';
  if (rows.length === 0) return [{ code: 'platform_not_connected', path }];
  const open = rows.filter((store) => isOpenOn(store, release_date));
  if (open.length === 0) return [{ code: 'platform_closes', path }];
  const isReached = open.some(({ category }) => hasTracksFor(category, tracks));
  return isReached ? [] : [{ code: 'platform_without_claims', path }];
}
