import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import type { ProcessContext } from './context.ts';
import { makePreview } from './inspect-audio.ts';
import { getUploadRow } from './upload-store.ts';

/** Makes the preview of a complete recording that has none yet. */
export async function addPreview(context: ProcessContext, uploadId: string, run: JobRun): Promise<void> {
  const { state, storage_key, preview_key: known } = await getUploadRow(context.db, uploadId);
  if (state !== 'complete' || storage_key === null || known !== null) return;
  await withWorkFolder(async (folder) => {
    const preview_key = await context.storage.withLocalFile(storage_key, (file) =>
      makePreview(context, uploadId, file, folder, run),
    );
    const change = { preview_key, updated_at: context.clock.now() };
    await context.db
      .update(uploads)
      .set(change)
      .where(and(eq(uploads.id, uploadId), isNull(uploads.preview_key)));
  });
}
