import { uploads } from '@tangent/db/schema/upload.ts';
import { UPLOAD_EXPIRY_HOURS } from '@tangent/domain/limits.ts';
import { and, inArray, lt } from 'drizzle-orm';
import { cancelUpload } from './cancel-upload.ts';
import type { UploadContext } from './context.ts';

/** Removes uploads that were begun a day ago and never finished. */
export async function expireUploads(context: UploadContext): Promise<void> {
  const begunBefore = new Date(context.clock.now().getTime() - UPLOAD_EXPIRY_HOURS * 60 * 60 * 1000);
  const rows = await context.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, ['preparing', 'uploading']), lt(uploads.created_at, begunBefore)));
  for (const { id } of rows) await cancelUpload(context, id, 'upload_expired');
}
