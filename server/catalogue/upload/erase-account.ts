import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { delivery_assets } from '@tangent/db/schema/distribution/delivery.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FilesToRemove } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Removes the uploads of an account, after its releases. The row of an upload that a delivered release still uses
 * stays, with nothing in it but its size and hash. The files to remove are the uploads and what was encoded from them.
 */
export async function eraseAccount(tx: Tx, id: string, files: FilesToRemove): Promise<void> {
  const all = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.account_id, id));
  const upload_ids = all.map((row) => row.id);
  const assets = await tx
    .select({ storage_key: delivery_assets.storage_key })
    .from(delivery_assets)
    .where(inArray(delivery_assets.upload_id, upload_ids));
  files.upload_ids.push(...upload_ids);
  files.storage_keys.push(...assets.map(({ storage_key }) => storage_key));
  // A picture of an artist is no longer needed.
  await tx.update(artists).set({ picture_upload_id: null }).where(eq(artists.account_id, id));
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
}
