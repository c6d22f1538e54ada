import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Checks the books and writes down what was found. Every night, and when somebody of the company asks. */
export const checkLedgerJob = defineJob('ledger.check', z.object({ requested_by: z.uuid().nullable().default(null) }), {
  cron: '30 3 * * *',
  retry_limit: 2,
  expire_seconds: 3 * 60 * 60,
});
