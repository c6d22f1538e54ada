import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { delivery_messages, release_snapshots } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { DeliveryContext } from '../context.ts';
import { failMessage } from '../delivery-store.ts';
import { listSnapshots } from '../plan/release-snapshot.ts';
import { type AssetKey, listAssetKeys, nameAsset } from './delivery-asset.ts';
import { names } from './enqueue-builds.ts';

/** Why a file cannot leave: for the artist and staff as a code, and for staff in words. */
type EncodingFailure = { reason_code: 'encoding_failed' | 'sound_differs'; reason_text: string };

/** Handles a file that could not be encoded. */
export async function failEncoding(context: DeliveryContext, key: AssetKey, error: unknown): Promise<void> {
  const reason_text = error instanceof Error ? error.message : String(error);
  await failWaiting(context, key, { reason_code: 'encoding_failed', reason_text });
}

/** Fails every delivery that waits for a file, with a reason. Staff may retry it. */
export async function failWaiting(
  { db, clock }: DeliveryContext,
  key: AssetKey,
  reason: EncodingFailure,
): Promise<void> {
  const failure = { state: 'failed', ...reason, at: clock.now() } as const;
  await inTransaction(db, async (tx) => {
    const waiting = await tx
      .select({ message: delivery_messages, profile: store_profiles.profile })
      .from(delivery_messages)
      .innerJoin(release_snapshots, eq(release_snapshots.id, delivery_messages.snapshot_id))
      .innerJoin(store_profiles, eq(store_profiles.id, delivery_messages.profile_id))
      .where(and(eq(delivery_messages.state, 'planned'), names(key.upload_id)));
    const snapshots = await listSnapshots(
      tx,
      waiting.map(({ message }) => message.snapshot_id),
    );
    for (const { message, profile } of waiting) {
      const snapshot = snapshots.get(message.snapshot_id);
      if (snapshot && needs(listAssetKeys(snapshot, profile, message), key)) await failMessage(tx, message.id, failure);
    }
  });
}

function needs({ cover, tracks }: ReturnType<typeof listAssetKeys>, key: AssetKey): boolean {
  const name = nameAsset(key);
  return [cover, ...(tracks ?? [])].some((needed) => needed !== null && nameAsset(needed) === name);
}
