import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Removes expired rows of sign-ins: sessions, captchas, pending logins, links, events and counted attempts. */
export const pruneSignInsJob = defineJob('auth.clean', z.object({}), { cron: '17 * * * *' });
