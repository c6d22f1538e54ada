import type { SoundFault } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { delivery_assets } from '@tangent/db/schema/distribution/delivery.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listAssetKeys, nameAsset } from '../build/delivery-asset.ts';
import { listSnapshots } from '../plan/release-snapshot.ts';

/** Lists the sound files of a snapshot for a store that differ from their uploads, in the order of the tracks. */
export async function listSoundFaults(db: Db, snapshotId: string, profile: StoreProfile): Promise<SoundFault[]> {
  const snapshot = (await listSnapshots(db, [snapshotId])).get(snapshotId);
  const keys = snapshot ? (listAssetKeys(snapshot, profile, { with_audio: true, with_cover: false }).tracks ?? []) : [];
  if (!snapshot || keys.length === 0) return [];
  const uploadIds = keys.map(({ upload_id }) => upload_id);
  const rows = await db
    .select()
    .from(delivery_assets)
    .where(and(inArray(delivery_assets.upload_id, uploadIds), isNotNull(delivery_assets.differences)));
  const faults = new Map(rows.map((row) => [nameAsset(row), row]));
  return keys.flatMap((key, index) => {
    const [fault, track] = [faults.get(nameAsset(key)), snapshot.tracks[index]];
    if (!fault?.differences || !track) return [];
    const { variant, differences, created_at } = fault;
    const { position, title } = track;
    return [{ track: { position, title }, variant, found_at: created_at.toISOString(), differences }];
  });
}
