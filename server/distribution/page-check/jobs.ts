import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Checks on which artist pages live releases stand. */
export const checkPagesJob = defineJob('page-check.check', z.object({}), {
  cron: '41 4 * * *',
  retry_delay_seconds: 300,
  expire_seconds: 6 * 3600,
});
