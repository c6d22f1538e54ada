import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type StoreRow = typeof stores.$inferSelect;

/** A store is connected when it has a DDEX party id and a profile for its deliveries. */
export const isConnected = and(
  isNotNull(stores.ddex_party_id),
  sql`exists (select 1 from ${store_profiles} where ${store_profiles.store_id} = ${stores.id})`,
);

/** Lists the stores that can be chosen now, in the order of their names. */
export async function listActiveStores(tx: Tx | Db): Promise<(StoreRow & { connected: boolean })[]> {
  return tx
    .select({ ...getTableColumns(stores), connected: sql<boolean>`(${isConnected})` })
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(sql`lower(${stores.name})`));
}
