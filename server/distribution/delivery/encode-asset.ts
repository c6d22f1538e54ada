import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chooseDeliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { AudioEngine } from '@tangent/audio/engine.ts';
import { audioFacts } from '@tangent/contract/upload.ts';
import { delivery_assets } from '@tangent/db/schema/delivery.ts';
import { buildSourceXmp, readSourceType } from '@tangent/domain/artwork/source-type.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { getUploadRow, openPicture } from '../../catalogue/upload/public.ts';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { parseCoverVariant, parseSoundVariant } from './asset-variant.ts';
import type { DeliveryContext } from './context.ts';
import type { AssetKey, EncodedFile } from './delivery-asset.ts';
import { enqueueBuilds } from './enqueue-builds.ts';

type Work = { source: string; target: string; facts: unknown; key: AssetKey };

const measuredFacts = audioFacts.extend({ format: z.enum(['wav', 'aiff', 'flac', 'mp3']) });

/** Writes the FLAC or WAV file for stores. */
async function encodeAudio(
  audio: Pick<AudioEngine, 'encodeFlac' | 'encodeWav'>,
  { source, target, facts, key }: Work,
): Promise<EncodedFile> {
  const { codec, bits_per_sample: max_bits, sample_rate_hz: max_sample_rate_hz } = parseSoundVariant(key.variant);
  const format = chooseDeliveryFormat(measuredFacts.parse(facts), key.quality, { max_bits, max_sample_rate_hz });
  const encode = codec === 'pcm' ? audio.encodeWav : audio.encodeFlac;
  const result = await encode(source, target, format);
  if (!result.ok) throw new Error(`${result.code}: ${result.detail}`);
  const { size_bytes, sha256, md5, sha1, channels, sample_rate_hz, bits_per_sample, duration_ms } = result.value;
  const technical = { codec, channels, sample_rate_hz, bits_per_sample, duration_ms };
  return { size_bytes, sha256, md5, sha1, technical };
}

/**
 * Encodes a file for stores from an upload, once per quality and variant, whatever the number of stores. A worker that
 * dies in the middle leaves nothing under the final name; one that dies at the end makes the same file again, and the
 * row is written once.
 */
export async function encodeAsset(context: DeliveryContext, key: AssetKey): Promise<void> {
  const upload = await getUploadRow(context.db, key.upload_id);
  const source_key = upload.storage_key;
  if (source_key === null) throw new Error(`upload ${upload.id} is not complete`);
  if (!(await isEncoded(context, key))) {
    const storage_key = `delivery/${upload.id}/${key.quality}-${key.variant}`;
    await withWorkFolder(async (folder) => {
      const target = path.join(folder, 'file');
      const encoded = await context.storage.withLocalFile(source_key, (source) =>
        upload.kind === 'audio'
          ? encodeAudio(context.audio, { source, target, facts: upload.facts, key })
          : encodeCover(source, target, key.variant),
      );
      await context.storage.put(storage_key, target);
      const row = { ...encoded, storage_key, created_at: context.clock.now() };
      await context.db
        .insert(delivery_assets)
        .values({ ...key, ...row })
        .onConflictDoUpdate({
          target: [delivery_assets.upload_id, delivery_assets.quality, delivery_assets.variant],
          set: row,
        });
    });
  }
  await inTransaction(context.db, (tx) => enqueueBuilds(tx, key.upload_id));
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
  return row !== undefined && row.sha1 !== null && (await storage.findSize(row.storage_key)) === row.size_bytes;
}

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 9 } as const;

/**
 * Writes the cover for stores: sRGB, transparency on white, never enlarged, without the metadata of the source
 * but for the mark that a program made it.
 */
async function encodeCover(source: string, target: string, variant: string): Promise<EncodedFile> {
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
  };
}
