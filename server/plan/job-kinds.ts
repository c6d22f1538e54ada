import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';

const subscription = z.object({ subscription_id: z.string() });
const EVERY_MINUTE = '* * * * *';
/** The payment service may be down for half a day. */
const PATIENT = { retry_limit: 20, retry_delay_seconds: 5 } as const;

/** Works on a message of the payment service that lies in the inbox. */
export const followEventJob = defineJob('plan.follow-event', z.object({ event_id: z.string() }), {
  ...PATIENT,
  concurrency: 4,
});

/** Reads a subscription from the payment service and writes down how it stands. */
export const followSubscriptionJob = defineJob('plan.follow', subscription, { ...PATIENT, concurrency: 4 });

/** Asks how a page stands on which a plan is being bought. */
export const followCheckoutJob = defineJob('plan.follow-checkout', z.object({ checkout_id: z.uuid() }), {
  concurrency: 2,
});

/** Tries to have a failed renewal paid. Another try is due by product time, so a refused one is not repeated here. */
export const retryPaymentJob = defineJob('plan.retry-payment', subscription, { retry_limit: 2 });

/** Ends a subscription whose renewal was not paid in all the days it was tried. */
export const endUnpaidJob = defineJob('plan.end-unpaid', subscription, PATIENT);

/** Ends a second subscription of one account and gives back what was paid for it. */
export const endSurplusJob = defineJob('plan.end-surplus', subscription, PATIENT);

/** Gives back what was paid for a plan. */
export const refundJob = defineJob('plan.refund', z.object({ account_id: z.uuid() }), PATIENT);

/** Finds messages of the payment service that never arrived (RELIABILITY F19). */
export const reconcileJob = defineJob('plan.reconcile', z.object({}), { cron: '23 * * * *' });

/** Forgets messages and keys of calls whose time is over. */
export const prunePlansJob = defineJob('plan.prune', z.object({}), { cron: '41 * * * *' });

/** The sweeps: what is due by product time becomes jobs. The ticker runs them far more often than their schedule. */
export const confirmSweep = defineJob('plan.confirm', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const checkoutSweep = defineJob('plan.look-at-checkouts', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const endedSweep = defineJob('plan.end-what-is-over', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const unpaidSweep = defineJob('plan.try-unpaid', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
export const noticeSweep = defineJob('plan.tell-of-renewals', z.object({}), { cron: EVERY_MINUTE, retry_limit: 0 });
