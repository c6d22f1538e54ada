import { deliveries, type delivery_messages } from '@tangent/db/schema/delivery.ts';
import { store_profiles, stores } from '@tangent/db/schema/store.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { DeliveryContext } from './context.ts';
import { findAssets, listAssets } from './delivery-asset.ts';
import { buildPackage, type Package } from './package-files.ts';
import { getSnapshot } from './release-snapshot.ts';

type MessageRow = typeof delivery_messages.$inferSelect;

/** A message with all its files for the store. */
export type OutgoingMessage = { message: MessageRow; profile: StoreProfile; package: Package };

/** Builds the message again with all its files; throws if the files are gone. */
export function getOutgoingMessage(
  { db, sender, is_sandbox: is_test }: Pick<DeliveryContext, 'db' | 'sender' | 'is_sandbox'>,
  message: MessageRow,
): Promise<OutgoingMessage> {
  return inTransaction(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(deliveries)
      .innerJoin(stores, eq(stores.id, deliveries.store_id))
      .innerJoin(store_profiles, eq(store_profiles.id, message.profile_id))
      .where(eq(deliveries.id, message.delivery_id));
    const { xml, xml_sha256 } = message;
    if (!row?.stores.ddex_party_id || xml === null || xml_sha256 === null) {
      throw new Error(`message ${message.id} is not built`);
    }
    const { profile } = row.store_profiles;
    const snapshot = await getSnapshot(tx, message.snapshot_id);
    const assets = findAssets(await listAssets(tx, snapshot), snapshot, profile, message);
    if (assets === null) throw new Error(`files of message ${message.id} are gone`);
    const recipient = { dpid: row.stores.ddex_party_id, name: row.stores.name };
    const parts = { snapshot, assets, profile, sender, recipient, is_test };
    return { message, profile, package: buildPackage({ ...parts, message: { ...message, xml, xml_sha256 } }) };
  });
}
