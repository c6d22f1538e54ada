import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Checks on which artist pages live releases stand. */
export const checkPagesJob = defineJob('page-check.check', z.object({}), {
  cron: '41 4 * * *',
  retry_delay_seconds: 300,
  expire_seconds: 6 * 3600,
});

/** Asks a store to move a release to the right artist page. */
export const pageMailJob = defineMailJob('mail.page', z.object({ check_id: z.uuid() }));
