import { rm } from 'node:fs/promises';
import { ARTWORK_DERIVATIVE_PX } from '@tangent/domain/catalogue/file-limits.ts';
import type { UploadContext } from './context.ts';
import { incomingPath } from './incoming-file.ts';
import { imageKey, previewKey, sourceKey } from './upload-key.ts';

/** Removes every file of an upload of any kind, finished or not. Files that are already gone are ignored. */
export async function removeUploadFiles(
  context: Pick<UploadContext, 'storage' | 'incoming_folder'>,
  uploadId: string,
): Promise<void> {
  await rm(incomingPath(context, uploadId), { force: true });
  const images = ARTWORK_DERIVATIVE_PX.map((side) => imageKey(uploadId, side));
  for (const key of [sourceKey(uploadId), previewKey(uploadId), ...images]) await context.storage.remove(key);
}
