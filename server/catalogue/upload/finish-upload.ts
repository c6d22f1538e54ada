import { rm } from 'node:fs/promises';
import { isUnfinished } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { UploadContext } from './context.ts';
import { incomingPath } from './incoming-file.ts';
import { processUploadJob } from './jobs.ts';
import { sourceKey } from './upload-key.ts';
import { getUploadRow, moveUpload } from './upload-store.ts';

/**
 * Finishes an upload whose bytes are all here: stores them permanently and enqueues their inspection. Safe to call
 * again, which happens when the process died or the response was lost between the last byte and this call.
 */
export async function finishUpload(context: UploadContext, uploadId: string): Promise<void> {
  const { db, clock, storage } = context;
  const incoming = incomingPath(context, uploadId);
  const storage_key = sourceKey(uploadId);
  try {
    await storage.put(storage_key, incoming);
  } catch (error) {
    // Another request finished it meanwhile and removed the file.
    if (isUnfinished((await getUploadRow(db, uploadId)).state)) throw error;
    return;
  }
  await inTransaction(db, async (tx) => {
    const change = { state: 'processing', storage_key } as const;
    const moved = await moveUpload(tx, uploadId, ['preparing', 'uploading'], change, clock.now());
    if (moved) await enqueue(tx, processUploadJob, { upload_id: uploadId }, { key: uploadId });
  });
  await rm(incoming, { force: true });
}
