import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Checks the ledger and saves the result, every night and when staff requests it. */
export const checkLedgerJob = defineJob('ledger.check', z.object({ requested_by: z.uuid().nullable().default(null) }), {
  cron: '30 3 * * *',
  retry_limit: 2,
  expire_seconds: 3 * 60 * 60,
});
