import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { delivery_assets } from '@tangent/db/schema/delivery.ts';
import { and, eq } from 'drizzle-orm';
import { inTransaction } from '../platform/sql/transaction.ts';
import { getUploadRow } from '../upload/public.ts';
import type { DeliveryContext } from './context.ts';
import type { AssetKey } from './delivery-asset.ts';
import { encodeAudio } from './encode-audio.ts';
import { encodeCover } from './encode-cover.ts';
import { enqueueBuilds } from './enqueue-builds.ts';

/** A file that was made, lying in a temporary folder. */
export type EncodedFile = Pick<typeof delivery_assets.$inferInsert, 'size_bytes' | 'sha256' | 'md5' | 'technical'>;

/**
 * Makes the file that stores get from an upload, once per quality. A worker that dies in the middle leaves nothing under the
 * final name; one that dies at the end makes the same file again, and the row is written once.
 */
export async function encodeAsset(context: DeliveryContext, key: AssetKey): Promise<void> {
  const upload = await getUploadRow(context.db, key.upload_id);
  if (upload.storage_key === null) throw new Error(`upload ${upload.id} is not complete`);
  if (!(await isMade(context, key))) {
    const extension = upload.kind === 'audio' ? 'flac' : 'jpg';
    const storage_key = `delivery/${upload.id}/${key.quality}.${extension}`;
    const folder = await mkdtemp(path.join(os.tmpdir(), 'encode-'));
    const target = path.join(folder, `file.${extension}`);
    try {
      const made = await context.storage.withLocalFile(upload.storage_key, (source) =>
        upload.kind === 'audio'
          ? encodeAudio(context.audio, { source, target, facts: upload.facts, quality: key.quality })
          : encodeCover(source, target),
      );
      await context.storage.put(storage_key, target);
      const row = { ...key, variant: extension, ...made, storage_key, created_at: context.clock.now() };
      await context.db.insert(delivery_assets).values(row).onConflictDoNothing();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  await inTransaction(context.db, (tx) => enqueueBuilds(tx, key.upload_id));
}

async function isMade({ db, storage }: DeliveryContext, key: AssetKey): Promise<boolean> {
  const [row] = await db
    .select()
    .from(delivery_assets)
    .where(and(eq(delivery_assets.upload_id, key.upload_id), eq(delivery_assets.quality, key.quality)));
  return row !== undefined && (await storage.findSize(row.storage_key)) === row.size_bytes;
}
