import { rm } from 'node:fs/promises';
import type { UploadContext } from './context.ts';
import { incomingPath } from './incoming-file.ts';
import { moveUpload } from './upload-store.ts';

/** Cancels an unfinished upload and frees its space. A concurrent writer notices this when it ends. */
export async function cancelUpload(
  context: UploadContext,
  uploadId: string,
  failure_code: 'upload_cancelled' | 'upload_expired' = 'upload_cancelled',
): Promise<void> {
  await rm(incomingPath(context, uploadId), { force: true });
  const change = { state: 'failed', failure_code } as const;
  await moveUpload(context.db, uploadId, ['preparing', 'uploading'], change, context.clock.now());
}
