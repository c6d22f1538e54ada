import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';

/**
 * Looks through what a file of trends told: which releases at which stores are worth a look. `is_news`: files that told of later days are
 * looked through anew, since for them it changes what is usual.
 */
export const watchFileJob = defineJob('watch.file', z.object({ file_no: z.number().int(), is_news: z.boolean() }), {
  expire_seconds: 3600,
});

const watched = z.object({
  account_id: z.uuid(),
  release_id: z.uuid(),
  store_id: z.string(),
  days: z.array(z.iso.date()),
});
/** A release at a store, and the days that are to be looked at. */
export type Watched = z.infer<typeof watched>;

/** Looks at days of releases at stores. */
export const watchDaysJob = defineJob('watch.days', z.object({ items: z.array(watched) }), { expire_seconds: 3600 });

/** Every day once more at what came since the day before: what was told late changes what is usual. */
export const watchAgainJob = defineJob('watch.again', z.object({}), { cron: '20 5 * * *' });
