import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { delivery_assets } from '@tangent/db/schema/distribution/delivery.ts';
import type { SoundDifference } from '@tangent/domain/distribution/delivery/check-delivered-sound.ts';
import { buildSourceXmp, readSourceType } from '@tangent/domain/promotion/artwork/source-type.ts';
import { and, eq } from 'drizzle-orm';
import { getUploadRow, openPicture, type UploadRow } from '../../../catalogue/upload/public.ts';
import { withWorkFolder } from '../../../platform/disk/work-folder.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { DeliveryContext } from '../context.ts';
import { parseCoverVariant } from './asset-variant.ts';
import { type AssetKey, type EncodedFile, mayLeave } from './delivery-asset.ts';
import { describeDifferences, encodeSound } from './encode-sound.ts';
import { enqueueBuilds } from './enqueue-builds.ts';
import { failWaiting } from './fail-encoding.ts';

/**
 * Encodes a file for stores from an upload, once per quality and variant, whatever the number of stores. A worker that
 * dies in the middle leaves nothing under the final name; one that dies at the end makes the same file again, and the
 * row is written once. Sound that differs from the upload is not stored: every delivery that waits for it fails.
 */
export async function encodeAsset(context: DeliveryContext, key: AssetKey): Promise<void> {
  const upload = await getUploadRow(context.db, key.upload_id);
  if (!(await isEncoded(context, key))) {
    const { differences } = await makeAsset(context, upload, key);
    if (differences) return stopDelivery(context, key, differences);
  }
  await inTransaction(context.db, (tx) => enqueueBuilds(tx, key.upload_id));
}

async function makeAsset(context: DeliveryContext, upload: UploadRow, key: AssetKey): Promise<EncodedFile> {
  const { storage, audio, clock } = context;
  const source_key = upload.storage_key;
  if (source_key === null) throw new Error(`upload ${upload.id} is not complete`);
  const storage_key = `delivery/${upload.id}/${key.quality}-${key.variant}`;
  return withWorkFolder(async (folder) => {
    const target = path.join(folder, 'file');
    const encoded = await storage.withLocalFile(source_key, (source) =>
      upload.kind === 'audio'
        ? encodeSound(audio, { source, target, upload, key })
        : encodeCover(source, target, key.variant),
    );
    if (encoded.differences === null) await storage.put(storage_key, target);
    const row = { ...encoded, storage_key, created_at: clock.now() };
    const { upload_id, quality, variant } = delivery_assets;
    await context.db
      .insert(delivery_assets)
      .values({ ...key, ...row })
      .onConflictDoUpdate({ target: [upload_id, quality, variant], set: row });
    return encoded;
  });
}

// Encoding it again by itself would hide a fault that staff must know about.
async function stopDelivery(context: DeliveryContext, key: AssetKey, differences: SoundDifference[]): Promise<void> {
  context.log.error({ ...key, differences }, 'sound for stores differs from its upload');
  await failWaiting(context, key, {
    reason_code: 'sound_differs',
    reason_text: describeDifferences(key, differences),
  });
}

async function isEncoded(
  { db, storage }: DeliveryContext,
  { upload_id, quality, variant }: AssetKey,
): Promise<boolean> {
  const { upload_id: id, quality: q, variant: v } = delivery_assets;
  const [row] = await db
    .select()
    .from(delivery_assets)
    .where(and(eq(id, upload_id), eq(q, quality), eq(v, variant)));
  return row !== undefined && mayLeave(row) && (await storage.findSize(row.storage_key)) === row.size_bytes;
}

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 9 } as const;

/**
 * Writes the cover for stores: sRGB, transparency on white, never enlarged, without the metadata of the source
 * but for the mark that a program made it.
 */
export async function encodeCover(source: string, target: string, variant: string): Promise<EncodedFile> {
  const { format, side_px } = parseCoverVariant(variant);
  const image = await openPicture(source);
  const { xmpAsString = '' } = await image.metadata();
  const made = readSourceType(xmpAsString);
  const upright = made === null ? image.rotate() : image.rotate().withXmp(buildSourceXmp(made));
  const picture = upright
    .resize({ width: side_px, height: side_px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await (format === 'png' ? picture.png(PNG) : picture.jpeg(JPEG)).toBuffer({
    resolveWithObject: true,
  });
  await writeFile(target, data);
  const hash = (algorithm: string) => createHash(algorithm).update(data).digest('hex');
  return {
    size_bytes: data.length,
    sha256: hash('sha256'),
    md5: hash('md5'),
    sha1: hash('sha1'),
    technical: { format, width_px: info.width, height_px: info.height },
    measured: null,
    differences: null,
  };
}
