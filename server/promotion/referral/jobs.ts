import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

const reward = z.object({ reward_id: z.uuid() });
/** The payment service may be down for half a day. */
const OUTBOUND = { retry_limit: 20, retry_delay_seconds: 5, is_outbound: true } as const;

/** Gives a reward as a credit at the payment service. */
export const giveCreditJob = defineJob('referral.credit', reward, OUTBOUND);

/** Takes back what is left of such a credit. */
export const takeCreditJob = defineJob('referral.credit-back', reward, OUTBOUND);

/** Finds friends who count from now on or no longer, and rewards that can be given now. */
export const referralSweep = defineSweep('referral.settle', { every_ms: 60_000, sandbox_every_ms: 5_000 });

/** Sends an email about a reward that is a credit; those about months are emails about a plan. */
export const referralMailJob = defineMailJob(
  'mail.referral',
  z.object({ mail: z.enum(['referral_credited', 'referral_taken_back']), reward_id: z.uuid() }),
);
