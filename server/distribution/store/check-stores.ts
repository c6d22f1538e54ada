import { stores } from '@tangent/db/schema/store.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { isConnected } from './store-store.ts';

/** Refuses a release that would reach no store: stores are chosen, but none of them is connected. */
export async function findStoreIssues(tx: Tx, storeIds: readonly string[]): Promise<Issue[]> {
  if (storeIds.length === 0) return [];
  const [row] = await tx
    .select({ reached: count() })
    .from(stores)
    .where(and(inArray(stores.id, [...storeIds]), eq(stores.active, true), isConnected));
  return row?.reached ? [] : [{ code: 'platform_not_connected', path: 'store_ids' }];
}
