import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Decides reviews that need no judgement, when AUTO_REVIEW is on. */
export const autoReviewJob = defineJob('review.auto', z.object({}), { cron: '* * * * *' });
