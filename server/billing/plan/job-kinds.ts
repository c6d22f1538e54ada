import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

const subscription = z.object({ subscription_id: z.string() });
const EVERY_MINUTE = '* * * * *';
/** The payment service may be down for half a day. */
const PATIENT = { retry_limit: 20, retry_delay_seconds: 5 } as const;

/** Works on a message of the payment service that lies in the inbox. */
export const handleEventJob = defineJob('plan.follow-event', z.object({ event_id: z.string() }), {
  ...PATIENT,
  concurrency: 4,
});

/** Reads a subscription from the payment service and writes down how it stands. */
export const syncSubscriptionJob = defineJob('plan.follow', subscription, { ...PATIENT, concurrency: 4 });

/** The same, again and again until something is heard: a sweep asks for it every minute, so a failed one is not repeated here. */
export const resyncSubscriptionJob = defineJob('plan.look-again', subscription, { retry_limit: 0, concurrency: 2 });

/** Asks how a page stands on which a plan is being bought; found by a sweep as well. */
export const syncCheckoutJob = defineJob('plan.look-at-checkout', z.object({ checkout_id: z.uuid() }), {
  retry_limit: 0,
  concurrency: 2,
});

/** Somebody put another card down: it counts from now on, and pays what is owed. */
export const newCardJob = defineJob('plan.new-card', subscription, PATIENT);

/** Tries to have a failed renewal paid. Another try is due by product time. */
export const retryPaymentJob = defineJob('plan.unpaid-try', subscription, { retry_limit: 0 });

/** Ends a subscription whose renewal was not paid in all the days it was tried; found by a sweep until it is done. */
export const cancelUnpaidJob = defineJob('plan.unpaid-end', subscription, { retry_limit: 0 });

/** Ends a second subscription of one account and gives back what was paid for it. */
export const stopDuplicateSubscriptionJob = defineJob('plan.end-surplus', subscription, PATIENT);

/** Gives back what was paid for a plan. */
export const refundJob = defineJob('plan.refund', z.object({ account_id: z.uuid() }), PATIENT);

/** Stops billing an account that was closed or erased. It has to happen: asked for some days until the payment service is there. */
export const cancelBillingJob = defineJob(
  'plan.end-billing',
  z.object({ account_id: z.uuid(), at_once: z.boolean() }),
  {
    retry_limit: 100,
    retry_delay_seconds: 5,
  },
);

/** Finds messages of the payment service that never arrived (rule F19 in docs/standards/reliability.md). */
export const reconcileJob = defineJob('plan.reconcile', z.object({}), { cron: '23 * * * *' });

/** Forgets messages and keys of calls whose time is over. */
export const prunePlansJob = defineJob('plan.prune', z.object({}), { cron: '41 * * * *' });

/** The sweeps: what is due by product time becomes jobs. The ticker runs them far more often than their schedule. */
export const syncSweep = defineJob('plan.look', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const unpaidSweep = defineJob('plan.unpaid', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const endedSweep = defineJob('plan.ended', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const noticeSweep = defineJob('plan.notice', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
