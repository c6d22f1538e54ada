import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';
import { PLAN_MAILS } from './mail/plan-mail.ts';

const subscription = z.object({ subscription_id: z.string() });
const OFTEN_MS = 5_000;
/** The payment service is polled once a minute. */
const EVERY_MINUTE_MS = 60_000;
/** The payment service may be down for half a day. */
const PATIENT = { retry_limit: 20, retry_delay_seconds: 5 } as const;
/** The job changes something at the payment service: a copy of the database must not charge or refund a customer. */
const OUTBOUND = { is_outbound: true } as const;

/** Handles an event of the payment service from the inbox. */
export const handleEventJob = defineJob('plan.follow-event', z.object({ event_id: z.string() }), {
  ...PATIENT,
  concurrency: 4,
});

/** Reads a subscription from the payment service and saves its state. */
export const syncSubscriptionJob = defineJob('plan.follow', subscription, { ...PATIENT, concurrency: 4 });

/**
 * The same for a subscription with an unknown outcome. A sweep enqueues it every minute, so a failed one is not
 * repeated here.
 */
export const resyncSubscriptionJob = defineJob('plan.look-again', subscription, { retry_limit: 0, concurrency: 2 });

/** Polls the state of a checkout. A sweep enqueues it as well. */
export const syncCheckoutJob = defineJob('plan.look-at-checkout', z.object({ checkout_id: z.uuid() }), {
  retry_limit: 0,
  concurrency: 2,
});

/** Sets the card to charge to a new one, and pays open invoices with it. */
export const newCardJob = defineJob('plan.new-card', subscription, { ...PATIENT, ...OUTBOUND });

/** Retries the payment of a failed renewal. The next retry is due by product time. */
export const retryPaymentJob = defineJob('plan.unpaid-try', subscription, { retry_limit: 0, ...OUTBOUND });

/**
 * Cancels a subscription whose renewal stayed unpaid through all retries. A sweep enqueues it until it is done.
 */
export const cancelUnpaidJob = defineJob('plan.unpaid-end', subscription, { retry_limit: 0, ...OUTBOUND });

/** Cancels the second subscription of an account and refunds it. */
export const stopDuplicateSubscriptionJob = defineJob('plan.end-surplus', subscription, { ...PATIENT, ...OUTBOUND });

/** Refunds a plan. */
export const refundJob = defineJob('plan.refund', z.object({ account_id: z.uuid() }), { ...PATIENT, ...OUTBOUND });

/**
 * Stops billing an account that was closed or erased. It must happen, so it is retried for days while the payment
 * service is down.
 */
export const cancelBillingJob = defineJob(
  'plan.end-billing',
  z.object({ account_id: z.uuid(), at_once: z.boolean() }),
  { retry_limit: 100, retry_delay_seconds: 5, ...OUTBOUND },
);

/** Finds events of the payment service that never arrived (rule F19 in docs/standards/reliability.md). */
export const reconcileJob = defineJob('plan.reconcile', z.object({}), { cron: '23 * * * *' });

/** Removes expired events and keys of calls. */
export const prunePlansJob = defineJob('plan.prune', z.object({}), { cron: '41 * * * *' });

/** Finds subscriptions and checkouts whose state must be polled. */
export const syncSweep = defineSweep('plan.look', { every_ms: EVERY_MINUTE_MS });
/** Finds unpaid renewals whose next retry or cancellation is due. */
export const unpaidSweep = defineSweep('plan.unpaid', { every_ms: EVERY_MINUTE_MS });
/** Finds plans that have ended. */
export const endedSweep = defineSweep('plan.ended', { every_ms: OFTEN_MS });
/** Finds plans whose owner must be notified. */
export const noticeSweep = defineSweep('plan.notice', { every_ms: EVERY_MINUTE_MS });

/** The facts at the time of the change: the email may be built later. Instants are ISO 8601. */
export const planMailJob = defineMailJob(
  'mail.plan',
  z.object({
    mail: z.enum(PLAN_MAILS),
    user_id: z.uuid(),
    plan: z.enum(PLANS),
    amount_cents: z.number().int().nullable(),
    /** When the plan ends, is paid until, or is replaced. */
    until: z.iso.datetime().nullable(),
    /** Until when the plan can be refunded; null when it cannot. */
    refund_until: z.iso.datetime().nullable(),
    /** The plan whose rules apply from then on. */
    plan_now: z.enum(PLANS),
  }),
);
