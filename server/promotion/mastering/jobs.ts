import { MASTERING_TIME_LIMIT_MINUTES } from '@tangent/domain/promotion/mastering-limits.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Masters a mix. One at a time per worker process, because it keeps a core busy. */
export const masterJob = defineJob('mastering.run', z.object({ mastering_id: z.uuid() }), {
  concurrency: 1,
  retry_limit: 2,
  expire_seconds: 60 * MASTERING_TIME_LIMIT_MINUTES,
});

/** Gives up on projects that have been pending for too long. */
export const giveUpJob = defineJob('mastering.give-up', z.object({}), { cron: '* * * * *' });
