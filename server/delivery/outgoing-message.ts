import { deliveries, type delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { Assets } from './build-ern-release.ts';
import { findAssets } from './delivery-asset.ts';
import { getSnapshot, type ReleaseSnapshot } from './release-snapshot.ts';

type MessageRow = typeof delivery_messages.$inferSelect;

/** A message with everything that goes with it to the store. */
export type Outgoing = {
  message: MessageRow & { xml: string; xml_sha256: string };
  snapshot: ReleaseSnapshot;
  profile: StoreProfile;
  store: { id: string; name: string; ddex_party_id: string };
  assets: Assets;
};

export function getOutgoing(db: Db, message: MessageRow): Promise<Outgoing> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(deliveries)
      .innerJoin(stores, eq(stores.id, deliveries.store_id))
      .innerJoin(store_profiles, eq(store_profiles.id, message.profile_id))
      .where(eq(deliveries.id, message.delivery_id));
    const snapshot = await getSnapshot(tx, message.snapshot_id);
    const assets = await findAssets(tx, snapshot);
    const { xml, xml_sha256 } = message;
    if (!row?.stores.ddex_party_id || assets === null || xml === null || xml_sha256 === null) {
      throw new Error(`message ${message.id} is not built`);
    }
    const { profile } = row.store_profiles;
    const { id, name, ddex_party_id } = row.stores;
    return { message: { ...message, xml, xml_sha256 }, snapshot, profile, store: { id, name, ddex_party_id }, assets };
  });
}
