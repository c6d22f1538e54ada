import { COVER_TIME_LIMIT_MINUTES } from '@tangent/domain/promotion/coverart-limits.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Draws the covers of a run. One run at a time per worker process, because it keeps a core busy. */
export const drawCoversJob = defineJob('coverart.draw', z.object({ run_id: z.uuid() }), {
  concurrency: 1,
  retry_limit: 2,
  expire_seconds: 60 * COVER_TIME_LIMIT_MINUTES,
});

/** Gives up on runs that have been pending for too long. */
export const giveUpCoversJob = defineJob('coverart.give-up', z.object({}), { cron: '* * * * *' });
