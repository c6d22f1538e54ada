import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { waitForDisk } from '../../platform/jobs/wait-for-disk.ts';
import type { ProcessContext } from './context.ts';
import { discardUpload } from './discard-upload.ts';
import { expireUploads } from './expire-uploads.ts';
import { discardUploadJob, expireUploadsJob, processUploadJob } from './job-kinds.ts';
import { processUpload } from './process-upload.ts';

export function uploadJobs(context: ProcessContext): JobHandler[] {
  const handleUpload = waitForDisk(
    context.db,
    processUploadJob,
    ({ upload_id }) => upload_id,
    ({ upload_id }, run) => processUpload(context, upload_id, run),
  );
  return [
    handleJob(processUploadJob, handleUpload),
    handleJob(discardUploadJob, ({ upload_id }) => discardUpload(context, upload_id)),
    handleJob(expireUploadsJob, () => expireUploads(context)),
  ];
}
