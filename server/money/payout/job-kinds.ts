import { PAYOUT_METHODS } from '@tangent/domain/payout/payout-method.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const withdrawal = z.object({ withdrawal_id: z.uuid() });
const EVERY_MINUTE = '* * * * *';

/** Sends a withdrawal that is due. A sweep finds it again until it has left, and from then on the look below. */
export const sendWithdrawalJob = defineJob('payout.send', withdrawal, { retry_limit: 0, concurrency: 2 });

/** Asks the service what became of a withdrawal; found by a sweep again as long as that matters. */
export const pollPayoutJob = defineJob('payout.look', withdrawal, { retry_limit: 0, concurrency: 2 });

/** Asks the service how far somebody is set up there. */
export const pollSetupJob = defineJob(
  'payout.setup',
  z.object({ account_id: z.uuid(), method: z.enum(PAYOUT_METHODS) }),
  { retry_limit: 3, concurrency: 2 },
);

/** The sweeps: what is due by product time becomes jobs. The ticker runs them far more often than their schedule. */
export const payoutSweep = defineJob('payout.due', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const setupSweep = defineJob('payout.setups', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
