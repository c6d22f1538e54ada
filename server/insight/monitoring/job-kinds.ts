import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Looks through what a file of trends told: which releases at which stores are worth a look. `is_news`: files that told of later days are
 * looked through anew, since for them it changes what is usual.
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
/** A release at a store, and the days that are to be looked at. */
export type MonitoredRelease = z.infer<typeof monitored>;

/** Looks at days of releases at stores. */
export const monitorDaysJob = defineJob('watch.days', z.object({ items: z.array(monitored) }), {
  expire_seconds: 3600,
});

/** Every day once more at what came since the day before: what was told late changes what is usual. */
export const recheckFilesJob = defineJob('watch.again', z.object({}), { cron: '20 5 * * *' });
