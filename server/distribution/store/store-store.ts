import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import type { StoreStarts } from '@tangent/domain/release/release-opening.ts';
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type StoreRow = typeof stores.$inferSelect;

/** A store is connected when it has a DDEX party id and a profile for its deliveries. */
export const isConnected = and(
  isNotNull(stores.ddex_party_id),
  sql`exists (select 1 from ${store_profiles} where ${store_profiles.store_id} = ${stores.id})`,
);

/** The starts in the newest profile of a store; profiles from before the field exist take any. */
const starts = sql`coalesce((
  select p.profile ->> 'starts' from ${store_profiles} p where p.store_id = ${stores.id} order by p.version desc limit 1
), 'any')`;

/** Lists the stores that can be chosen now, in the order of their names. */
export async function listActiveStores(
  tx: Tx | Db,
): Promise<(StoreRow & { connected: boolean; starts: StoreStarts })[]> {
  return tx
    .select({
      ...getTableColumns(stores),
      connected: sql<boolean>`(${isConnected})`,
      starts: sql<StoreStarts>`(${starts})`,
    })
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(sql`lower(${stores.name})`));
}
