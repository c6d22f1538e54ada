import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Looks into the inbox for sales. The next look is due by product time, so a failed one is not repeated here. */
export const pollInboxJob = defineJob('sales-inbox.look', z.object({}), {
  retry_limit: 0,
  expire_seconds: 6 * 60 * 60,
});

/** Asks for a look; the ticker does it more often than this schedule. */
export const salesInboxSweep = defineJob('sales-inbox.sweep', z.object({}), { cron: '* * * * *', retry_limit: 0 });
