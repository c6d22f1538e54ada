import { stores } from '@tangent/db/schema/store.ts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../platform/sql/open-database.ts';

export type StoreRow = typeof stores.$inferSelect;

/** The stores music can go to now, in the order of their names. */
export async function listActiveStores(tx: Tx | Db): Promise<StoreRow[]> {
  return tx
    .select()
    .from(stores)
    .where(eq(stores.active, true))
    .orderBy(asc(sql`lower(${stores.name})`));
}
