import { delivery_assets } from '@tangent/db/schema/delivery.ts';
import type { DeliveryQuality } from '@tangent/domain/delivery/delivery-quality.ts';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import type { ReleaseSnapshot } from './release-snapshot.ts';

export type DeliveryAsset = typeof delivery_assets.$inferSelect;

/** A file that has to be made before a release can leave. */
export type AssetKey = { upload_id: string; quality: DeliveryQuality };

/** A cover has one quality, whatever the plan. */
const COVER_QUALITY: DeliveryQuality = 'high';

/** The files of a release: its cover and the audio of each track, in the quality of its plan. */
export function listAssetKeys(snapshot: ReleaseSnapshot): { cover: AssetKey; tracks: AssetKey[] } {
  return {
    cover: { upload_id: snapshot.artwork.upload_id, quality: COVER_QUALITY },
    tracks: snapshot.tracks.map(({ audio }) => ({ upload_id: audio.upload_id, quality: snapshot.delivery_quality })),
  };
}

/** The finished files of a release, or null while one is missing. */
export async function findAssets(
  tx: Tx,
  snapshot: ReleaseSnapshot,
): Promise<{ cover: DeliveryAsset; tracks: DeliveryAsset[] } | null> {
  const keys = listAssetKeys(snapshot);
  const ids = [keys.cover, ...keys.tracks].map((key) => key.upload_id);
  const rows = await tx.select().from(delivery_assets).where(inArray(delivery_assets.upload_id, ids));
  const find = (key: AssetKey) =>
    rows.find((row) => row.upload_id === key.upload_id && row.quality === key.quality) ?? null;
  const cover = find(keys.cover);
  const found = keys.tracks.map(find).filter((asset) => asset !== null);
  return cover === null || found.length < keys.tracks.length ? null : { cover, tracks: found };
}
