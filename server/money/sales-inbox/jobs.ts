import { z } from 'zod';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

const EVERY_MINUTE_MS = 60_000;
/** In the sandbox a report should arrive quickly. */
const OFTEN_MS = 5_000;

/**
 * Polls the inbox for sales. The next poll is due by product time, so a failed one is not repeated here. Outbound,
 * because files that a copy of the database took would be missing in the original.
 */
export const pollInboxJob = defineJob('sales-inbox.look', z.object({}), {
  retry_limit: 0,
  expire_seconds: 6 * 60 * 60,
  is_outbound: true,
});

/** Enqueues the next poll of the inbox. */
export const salesInboxSweep = defineSweep('sales-inbox.sweep', {
  every_ms: EVERY_MINUTE_MS,
  sandbox_every_ms: OFTEN_MS,
});
