import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';

/** Forgets sessions, captchas and counted attempts whose time is over. */
export const cleanSignInsJob = defineJob('auth.clean', z.object({}), { cron: '17 * * * *' });
