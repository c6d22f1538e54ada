import { account_exports } from '@tangent/db/schema/account-export.ts';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { PackageContext } from '../../catalogue/package/public.ts';

/** Removes archives after a week; their content still exists and can be exported again. */
export async function removeExports({ db, clock, storage }: PackageContext): Promise<void> {
  const rows = await db
    .select()
    .from(account_exports)
    .where(and(isNotNull(account_exports.storage_key), lte(account_exports.expires_at, clock.now())));
  for (const { id, storage_key } of rows) {
    if (storage_key !== null) await storage.remove(storage_key);
    await db.update(account_exports).set({ storage_key: null }).where(eq(account_exports.id, id));
  }
}
