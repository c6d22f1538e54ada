import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Deletes documents of answered requests, announces allowances that end soon and steps of moves that are due. */
export const tidyRequestsJob = defineJob('form.tidy', z.object({}), { cron: '23 6 * * *' });
