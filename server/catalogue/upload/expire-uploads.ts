import { uploads } from '@tangent/db/schema/upload.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { UPLOAD_EXPIRY_HOURS } from '@tangent/domain/limits.ts';
import { UNFINISHED_STATES } from '@tangent/domain/upload/upload.ts';
import { and, inArray, lt } from 'drizzle-orm';
import { cancelUpload } from './cancel-upload.ts';
import type { UploadContext } from './context.ts';

/** Removes uploads that were started a day ago and never finished. */
export async function expireUploads(context: UploadContext): Promise<void> {
  const startedBefore = new Date(context.clock.now().getTime() - UPLOAD_EXPIRY_HOURS * HOUR_MS);
  const rows = await context.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, UNFINISHED_STATES), lt(uploads.created_at, startedBefore)));
  for (const { id } of rows) await cancelUpload(context, id, 'upload_expired');
}
