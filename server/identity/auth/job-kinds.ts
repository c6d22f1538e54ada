import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Forgets what belongs to sign-ins and whose time is over: sessions, captchas, waits, links, events, counted attempts. */
export const cleanSignInsJob = defineJob('auth.clean', z.object({}), { cron: '17 * * * *' });
