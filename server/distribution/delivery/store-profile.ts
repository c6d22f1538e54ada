import { store_profiles } from '@tangent/db/schema/store.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Returns how a store wants new deliveries now. An existing message keeps the profile it was planned with. */
async function getNewestProfileRow(tx: Tx | Db, storeId: string): Promise<typeof store_profiles.$inferSelect> {
  const [row] = await tx
    .select()
    .from(store_profiles)
    .where(eq(store_profiles.store_id, storeId))
    .orderBy(desc(store_profiles.version))
    .limit(1);
  if (!row) throw new Error(`store ${storeId} has no profile`);
  return row;
}

export async function getNewestProfile(tx: Tx | Db, storeId: string): Promise<StoreProfile> {
  return (await getNewestProfileRow(tx, storeId)).profile;
}
