import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Reads a file of sales and posts its lines. */
export const readSalesFileJob = defineJob('sales.read', z.object({ file_id: z.uuid() }), {
  expire_seconds: 6 * 60 * 60,
});

/** Finds files that wait without a job, because the job of a dead worker was abandoned. */
export const sweepSalesFilesJob = defineJob('sales.sweep', z.object({}), { cron: '*/5 * * * *' });
