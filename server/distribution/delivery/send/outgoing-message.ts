import { store_profiles, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_files, type delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile, StoreTransport } from '@tangent/domain/catalogue/store/store-profile.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { findAssets, listAssets } from '../build/delivery-asset.ts';
import { buildPackage, type Package } from '../build/package-files.ts';
import type { DeliveryContext } from '../context.ts';
import { getSnapshot } from '../plan/release-snapshot.ts';
import { getNewestProfile, isAtSandbox } from '../store-profile.ts';
import { isOutdated } from './is-outdated.ts';

type MessageRow = typeof delivery_messages.$inferSelect;

/**
 * A message with all its files for the store, and where it goes. An outdated one is built again instead: nothing of its
 * text has reached the store.
 */
export type OutgoingMessage = {
  message: MessageRow;
  transport: StoreTransport;
  package: Package;
  is_outdated: boolean;
};

/** Builds the message again with all its files; throws if the files are gone. */
export function getOutgoingMessage(
  context: Pick<DeliveryContext, 'db' | 'clock' | 'sender' | 'is_sandbox'>,
  message: MessageRow,
): Promise<OutgoingMessage> {
  const { sender, is_sandbox: is_test } = context;
  return inTransaction(context.db, async (tx) => {
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
    const transport = await findTransport(tx, context, row.deliveries.store_id, profile);
    const content = buildPackage({ ...parts, message: { ...message, xml, xml_sha256 } });
    const facts = { message, delivery: row.deliveries, snapshot, profile };
    const is_outdated =
      (await isOutdated(tx, facts, context.clock.now())) && !(await isSent(tx, message.id, content.message.path));
    return { message, transport, package: content, is_outdated };
  });
}

/** Returns whether the store has the text of a message: it may have read it, so it stays as it is. */
async function isSent(tx: Tx, message_id: string, path: string): Promise<boolean> {
  const [file] = await tx
    .select({ verified_at: delivery_files.verified_at })
    .from(delivery_files)
    .where(and(eq(delivery_files.message_id, message_id), eq(delivery_files.path, path)));
  return file !== undefined && file.verified_at !== null;
}

/**
 * Returns where a message goes: to the store's newest address, even if it was planned before the store moved. Only a
 * message for the sandbox never reaches a real store, because it is marked as a test.
 */
async function findTransport(
  tx: Tx,
  context: Pick<DeliveryContext, 'is_sandbox'>,
  storeId: string,
  planned: StoreProfile,
): Promise<StoreTransport> {
  const newest = await getNewestProfile(tx, storeId);
  const { transport } = newest;
  // A message of DDEX cannot go the way of an Apple package, nor the other way round.
  if (takesApplePackage(newest) !== takesApplePackage(planned)) return planned.transport;
  return isAtSandbox(context, transport) === isAtSandbox(context, planned.transport) ? transport : planned.transport;
}
