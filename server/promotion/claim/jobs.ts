import { z } from 'zod';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

const TEN_MINUTES_MS = 600_000;
/** In the sandbox a claim should arrive quickly. */
const OFTEN_MS = 5_000;

/** Enqueues the next look for claims. */
export const claimSweep = defineSweep('claim.sweep', {
  every_ms: TEN_MINUTES_MS,
  sandbox_every_ms: OFTEN_MS,
  cron: '*/10 * * * *',
});

/** Asks the services for claims that changed. A failed look is not repeated: the next one is due soon. */
export const receiveClaimsJob = defineJob('claim.receive', z.object({}), { retry_limit: 0 });

/** Delivers an answer to the service. */
export const deliverAnswerJob = defineJob('claim.answer', z.object({ claim_id: z.uuid() }), {
  retry_limit: 12,
  is_outbound: true,
});

/** Reminds of claims whose last day comes, and deletes documents of claims closed long ago. */
export const sweepDueClaimsJob = defineJob('claim.tidy', z.object({}), { cron: '37 6 * * *' });
