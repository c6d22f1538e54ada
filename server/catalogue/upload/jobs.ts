import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Detects the type of an upload and measures it. */
export const processUploadJob = defineJob('upload.process', z.object({ upload_id: z.uuid() }), {
  concurrency: 2,
  retry_limit: 3,
  expire_seconds: 300,
});

/** Removes uploads that were started and never finished. */
export const pruneUploadsJob = defineJob('upload.expire', z.object({}), { cron: '*/10 * * * *' });

/** Removes the files of an upload whose release was deleted. */
export const discardUploadJob = defineJob('upload.discard', z.object({ upload_id: z.uuid() }), { retry_limit: 8 });
