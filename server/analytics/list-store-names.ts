import { stores } from '@tangent/db/schema/store.ts';
import { inArray } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';

/** What stores are called. */
export async function listStoreNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { id, name } = stores;
  const rows = await db
    .select({ id, name })
    .from(stores)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.name]));
}
