import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Returns the store that staff chose for a file that does not name it; refused without one that exists. */
export async function requireStore(tx: Tx, storeId: string | undefined): Promise<string> {
  const issue = (code: string) => new Refusal('invalid_input', [{ code, path: 'store_id' }]);
  if (storeId === undefined) throw issue('required');
  if ((await tx.$count(stores, eq(stores.id, storeId))) === 0) throw issue('invalid_choice');
  return storeId;
}
