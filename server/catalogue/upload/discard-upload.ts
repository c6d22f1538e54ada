import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { release_proofs, releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { form_drafts, form_requests } from '@tangent/db/schema/promotion/form.ts';
import { masterings } from '@tangent/db/schema/promotion/mastering.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { and, eq, sql } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { cancelUpload } from './cancel-upload.ts';
import type { UploadContext } from './context.ts';
import { discardUploadJob } from './jobs.ts';
import { removeUploadFiles } from './remove-files.ts';

/** Enqueues the removal of files whose release, artist, proof, request or claim is gone. Files that something else uses stay. */
export async function enqueueDiscards(tx: Tx, uploadIds: readonly string[]): Promise<void> {
  for (const upload_id of new Set(uploadIds)) await enqueue(tx, discardUploadJob, { upload_id }, { key: upload_id });
}

/**
 * Removes an upload that nothing uses: first it becomes unusable, then its files go, last its row, so that a worker
 * which dies in between leaves nothing that the next attempt does not find.
 */
export async function discardUpload(context: UploadContext, uploadId: string): Promise<void> {
  const { db, clock } = context;
  const isFree = await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(uploads).where(eq(uploads.id, uploadId)).for('update');
    if (!row || (await isUsed(tx, uploadId))) return false;
    if (row.state === 'processing') throw new Error(`upload ${uploadId} is being processed; try again later`);
    const change = { state: 'failed', failure_code: 'upload_cancelled', updated_at: clock.now() } as const;
    await tx.update(uploads).set(change).where(eq(uploads.id, uploadId));
    return true;
  });
  if (!isFree) return;
  await cancelUpload(context, uploadId);
  await removeUploadFiles(context, uploadId);
  await db.delete(uploads).where(and(eq(uploads.id, uploadId), sql`not (${usedBy(uploadId)})`));
}

async function isUsed(tx: Tx | Db, uploadId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ used: boolean }>(sql`select ${usedBy(uploadId)} as used`);
  return rows[0]?.used === true;
}

function usedBy(uploadId: string) {
  return sql`(exists (select 1 from ${tracks} where ${tracks.audio_upload_id} = ${uploadId})
    or exists (select 1 from ${releases} where ${releases.artwork_upload_id} = ${uploadId})
    or exists (select 1 from ${release_proofs} where ${uploadId} = any(${release_proofs.document_upload_ids}))
    or exists (select 1 from ${form_drafts} where ${uploadId} = any(${form_drafts.document_upload_ids}))
    or exists (select 1 from ${form_requests} where ${uploadId} = any(${form_requests.document_upload_ids}))
    or exists (select 1 from ${rights_claims} where ${uploadId} = any(${rights_claims.document_upload_ids}))
    or exists (select 1 from ${artists} where ${artists.picture_upload_id} = ${uploadId})
    or exists (select 1 from ${masterings} where ${uploadId} in (${masterings.upload_id}, ${masterings.reference_upload_id})))`;
}
