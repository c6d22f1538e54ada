import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * Finds a store by our id, its name or its DDEX party id, as long as only one matches. Stores that we do not deliver to
 * do not count.
 */
export async function findStore(tx: Db | Tx, ref: string): Promise<string | null> {
  const { id, name, ddex_party_id, active } = stores;
  const rows = await tx
    .select({ id, by_id: sql<boolean>`${id} = lower(${ref})`, by_name: sql<boolean>`lower(${name}) = lower(${ref})` })
    .from(stores)
    .where(sql`${active} and (${id} = lower(${ref}) or lower(${name}) = lower(${ref}) or ${ddex_party_id} = ${ref})`);
  const named = rows.find(({ by_id }) => by_id) ?? rows.find(({ by_name }) => by_name);
  return named?.id ?? (rows.length === 1 ? (rows[0]?.id ?? null) : null);
}

/** Returns the store that staff chose for a file that does not name it; refused without one that exists. */
export async function requireStore(tx: Tx, storeId: string | undefined): Promise<string> {
  const issue = (code: string) => new Refusal('invalid_input', [{ code, path: 'store_id' }]);
  if (storeId === undefined) throw issue('required');
  if ((await tx.$count(stores, eq(stores.id, storeId))) === 0) throw issue('invalid_choice');
  return storeId;
}
