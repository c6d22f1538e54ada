import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { PAYOUT_METHODS } from '@tangent/domain/money/payout/payout-method.ts';
import { PAYOUT_FAILURES, WITHDRAWAL_CANCEL_REASONS } from '@tangent/domain/money/payout/withdrawal.ts';
import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

const withdrawal = z.object({ withdrawal_id: z.uuid() });

/** Sends a withdrawal that is due. The sweep enqueues it until the withdrawal has left; from then on it is polled. */
export const sendWithdrawalJob = defineJob('payout.send', withdrawal, {
  retry_limit: 0,
  concurrency: 2,
  is_outbound: true,
});

/** Polls the state of a withdrawal at the payout service. The sweep enqueues it as long as the state can change. */
export const pollPayoutJob = defineJob('payout.look', withdrawal, {
  retry_limit: 0,
  concurrency: 2,
  is_outbound: true,
});

/** Polls how far an account's setup at the payout service has got. */
export const pollSetupJob = defineJob(
  'payout.setup',
  z.object({ account_id: z.uuid(), method: z.enum(PAYOUT_METHODS) }),
  { retry_limit: 3, concurrency: 2 },
);

/** Finds withdrawals that must be sent or polled. */
export const payoutSweep = defineSweep('payout.due', { every_ms: 5_000 });
/** Finds setups that must be polled. */
export const setupSweep = defineSweep('payout.setups', { every_ms: MINUTE_MS });

/**
 * Sends an email about a withdrawal, with the facts at the time of its change. It is about money, so it is sent even to
 * users with emails turned off.
 */
export const payoutMailJob = defineMailJob(
  'mail.payout',
  z.object({
    mail: z.enum(['requested', 'paid', 'cancelled', 'failed', 'returned']),
    user_id: z.uuid(),
    amount_cents: z.number().int(),
    /** The amount after fees. */
    net_cents: z.number().int(),
    method: z.enum(PAYOUT_METHODS),
    destination: z.string(),
    expected_on: z.iso.date(),
    cancel_reason: z.enum(WITHDRAWAL_CANCEL_REASONS).nullable(),
    failure: z.enum(PAYOUT_FAILURES).nullable(),
  }),
);
