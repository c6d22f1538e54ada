import { delivery_assets } from '@tangent/db/schema/distribution/delivery.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { DeliveryQuality } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';
import { nameCoverVariant, nameSoundVariant } from './asset-variant.ts';

/** An encoded file in a temporary folder. */
export type EncodedFile = Pick<
  typeof delivery_assets.$inferInsert,
  'size_bytes' | 'sha256' | 'md5' | 'sha1' | 'technical' | 'measured' | 'differences'
>;

export type DeliveryAsset = typeof delivery_assets.$inferSelect;

/** The key of a file that must be encoded before a message can leave. */
export type AssetKey = { upload_id: string; quality: DeliveryQuality; variant: string };

/** Which files a message contains (docs/standards/delivery.md): all sound or none, and the cover. */
export type FileSelection = { with_audio: boolean; with_cover: boolean };

/**
 * Returns the files of a message as far as the store takes them: a partner for lyrics takes neither sound nor cover, and
 * recordings alone have no cover.
 */
export function selectFiles(
  { lyrics_only = false, content }: Pick<StoreProfile, 'lyrics_only' | 'content'>,
  wanted: FileSelection,
): FileSelection {
  if (lyrics_only) return { with_audio: false, with_cover: false };
  return content === 'recordings' ? { ...wanted, with_cover: false } : wanted;
}

/** The files of a message; null for those it does not contain. */
export type Assets = { cover: DeliveryAsset | null; tracks: DeliveryAsset[] | null };

type Keys = { cover: AssetKey | null; tracks: AssetKey[] | null };

/** A cover has one quality, whatever the plan. */
const COVER_QUALITY: DeliveryQuality = 'high';

/**
 * Lists the files for a store: its cover and the sound of each track, in the quality of the plan and in a
 * format the store accepts.
 */
export function listAssetKeys(snapshot: ReleaseSnapshot, profile: StoreProfile, carries: FileSelection): Keys {
  const { artwork, delivery_quality: quality } = snapshot;
  const cover = {
    upload_id: artwork.upload_id,
    quality: COVER_QUALITY,
    variant: nameCoverVariant(artwork, profile.image),
  };
  const tracks = snapshot.tracks.map(({ audio }) => {
    return { upload_id: audio.upload_id, quality, variant: nameSoundVariant(audio, quality, profile.audio) };
  });
  return { cover: carries.with_cover ? cover : null, tracks: carries.with_audio ? tracks : null };
}

export function nameAsset({ upload_id, quality, variant }: AssetKey): string {
  return `${upload_id}:${quality}:${variant}`;
}

/** Returns the finished files of a release, in all qualities and variants, by their names. */
export async function listAssets(
  tx: Tx | Db,
  { artwork, tracks }: ReleaseSnapshot,
): Promise<ReadonlyMap<string, DeliveryAsset>> {
  const ids = [artwork.upload_id, ...tracks.map(({ audio }) => audio.upload_id)];
  const rows = await tx.select().from(delivery_assets).where(inArray(delivery_assets.upload_id, ids));
  return new Map(rows.filter(mayLeave).map((row) => [nameAsset(row), row]));
}

/**
 * Returns whether a file may go to stores. One from before SHA-1 was stored or sound was measured is made again, and so
 * is one that differs from its upload.
 */
export function mayLeave({ sha1, measured, differences, technical }: DeliveryAsset): boolean {
  const isSound = 'codec' in technical;
  return sha1 !== null && differences === null && (!isSound || measured !== null);
}

/** Returns the files of a message, or null while one is missing. */
export function findAssets(
  encoded: ReadonlyMap<string, DeliveryAsset>,
  snapshot: ReleaseSnapshot,
  profile: StoreProfile,
  carries: FileSelection,
): Assets | null {
  const keys = listAssetKeys(snapshot, profile, carries);
  const cover = keys.cover && encoded.get(nameAsset(keys.cover));
  const tracks = keys.tracks?.map((key) => encoded.get(nameAsset(key)) ?? null) ?? null;
  if (cover === undefined || tracks?.some((asset) => asset === null)) return null;
  return { cover, tracks: tracks as DeliveryAsset[] | null };
}
