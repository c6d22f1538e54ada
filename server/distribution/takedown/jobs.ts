import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Executes the takedowns that are due. */
export const executeTakedownsJob = defineJob('takedown.carry-out', z.object({}), { cron: '* * * * *' });
