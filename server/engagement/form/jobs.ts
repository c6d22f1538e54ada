import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Deletes documents of answered requests, and announces allowances that end soon. */
export const tidyRequestsJob = defineJob('form.tidy', z.object({}), { cron: '23 6 * * *' });
