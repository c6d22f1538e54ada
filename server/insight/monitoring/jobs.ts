import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Finds the releases and stores of a file of trends that must be checked. With `is_news`, files with later days are
 * checked again, because the new figures change their baseline.
 */
export const monitorFileJob = defineJob('watch.file', z.object({ file_no: z.number().int(), is_news: z.boolean() }), {
  expire_seconds: 3600,
});

const monitored = z.object({
  account_id: z.uuid(),
  release_id: z.uuid(),
  store_id: z.string(),
  days: z.array(z.iso.date()),
});
/** A release at a store, and the days to check. */
export type MonitoredRelease = z.infer<typeof monitored>;

/** Checks days of releases at stores for fraud. */
export const monitorDaysJob = defineJob('watch.days', z.object({ items: z.array(monitored) }), {
  expire_seconds: 3600,
});

/** Checks the files of the last day again every day: late figures change the baseline. */
export const recheckFilesJob = defineJob('watch.again', z.object({}), { cron: '20 5 * * *' });
