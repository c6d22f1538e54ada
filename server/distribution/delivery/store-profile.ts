import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import type { StoreProfile, StoreTransport } from '@tangent/domain/catalogue/store/store-profile.ts';
import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { DeliveryContext } from './context.ts';

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

/**
 * Returns whether a transport leads to the sandbox. While it simulates stores, every message is marked as a test,
 * including those in a folder whose packages staff delivers by hand.
 */
export function isAtSandbox({ is_sandbox }: Pick<DeliveryContext, 'is_sandbox'>, transport: StoreTransport): boolean {
  const isOurs = transport.kind === 'folder' || transport.kind === 'transporter' || transport.url === null;
  return is_sandbox && isOurs;
}
