import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { UPLOAD_EXPIRY_HOURS } from '@tangent/domain/catalogue/file-limits.ts';
import { UNFINISHED_STATES } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, asc, eq, getTableColumns, inArray, lt } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { waitForDisk } from '../../platform/jobs/wait-for-disk.ts';
import type { ProductModule } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { cancelUpload } from './cancel-upload.ts';
import type { ProcessContext, UploadContext } from './context.ts';
import { discardUpload } from './discard-upload.ts';
import { eraseAccount } from './erase-account.ts';
import * as jobs from './jobs.ts';
import { processUpload } from './process-upload.ts';
import { registerUploadRoutes } from './routes.ts';

export const uploadModule = {
  name: 'upload',
  tables: ['uploads'],
  registerRoutes: registerUploadRoutes,
  jobs: Object.values(jobs),
  buildHandlers: (context) =>
    bindJobs(jobs, {
      processUploadJob: waitForDisk(
        context.db,
        jobs.processUploadJob,
        ({ upload_id }) => upload_id,
        ({ upload_id }, run) => processUpload(context, upload_id, run),
      ),
      discardUploadJob: ({ upload_id }) => discardUpload(context, upload_id),
      pruneUploadsJob: () => pruneUploads(context),
    }),
  personal_data: { uploads: { erasing: 'emptied', exporting: { part: 'uploads' } } },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, UploadContext, ProcessContext>;

async function exportAccount(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { storage_key: _, preview_key: __, waveform: ___, fingerprint: ____, ...upload } = getTableColumns(uploads);
  return {
    uploads: await tx.select(upload).from(uploads).where(eq(uploads.account_id, id)).orderBy(asc(uploads.created_at)),
  };
}

/** Removes uploads that were started a day ago and never finished. */
async function pruneUploads(context: UploadContext): Promise<void> {
  const startedBefore = new Date(context.clock.now().getTime() - UPLOAD_EXPIRY_HOURS * HOUR_MS);
  const rows = await context.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.state, UNFINISHED_STATES), lt(uploads.created_at, startedBefore)));
  for (const { id } of rows) await cancelUpload(context, id, 'upload_expired');
}
