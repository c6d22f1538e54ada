import { delivery_assets } from '@tangent/db/schema/delivery.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { uploads } from '@tangent/db/schema/upload.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Removes the uploads of an account, after its releases and artists. Where a release that stores had still names one, its row
 * stays with nothing in it but its size and hash. Says which files are to go: their uploads, and what was encoded from them.
 */
export async function eraseUploads(tx: Tx, id: string): Promise<{ upload_ids: string[]; storage_keys: string[] }> {
  const all = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.account_id, id));
  const upload_ids = all.map((row) => row.id);
  const assets = await tx
    .select({ storage_key: delivery_assets.storage_key })
    .from(delivery_assets)
    .where(inArray(delivery_assets.upload_id, upload_ids));
  const isNamed = sql`(exists (select 1 from ${tracks} where ${tracks.audio_upload_id} = ${uploads.id})
    or exists (select 1 from ${releases} where ${releases.artwork_upload_id} = ${uploads.id})
    or exists (select 1 from ${delivery_assets} where ${delivery_assets.upload_id} = ${uploads.id}))`;
  await tx.delete(uploads).where(and(eq(uploads.account_id, id), sql`not ${isNamed}`));
  await tx
    .update(uploads)
    .set({
      filename: '–',
      state: 'failed',
      failure_code: 'upload_expired',
      failure_params: null,

      storage_key: null,
      preview_key: null,
      facts: null,
      waveform: null,

      pcm_md5: null,
      fingerprint: null,
      image_hash: null,
    })
    .where(eq(uploads.account_id, id));
  return { upload_ids, storage_keys: assets.map(({ storage_key }) => storage_key) };
}
