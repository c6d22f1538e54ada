import { BillingUnavailable } from '../../gateways/stripe/billing.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { runSweep } from '../../platform/jobs/ticker.ts';
import { applyNewCard } from './apply-new-card.ts';
import { cancelBilling } from './cancel-billing.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import type { PlanContext } from './context.ts';
import { executeRefund } from './execute-refund.ts';
import { handleEvent } from './handle-event.ts';
import {
  cancelBillingJob,
  cancelUnpaidJob,
  endedSweep,
  handleEventJob,
  newCardJob,
  noticeSweep,
  prunePlansJob,
  reconcileJob,
  refundJob,
  resyncSubscriptionJob,
  retryPaymentJob,
  stopDuplicateSubscriptionJob,
  syncCheckoutJob,
  syncSubscriptionJob,
  syncSweep,
  unpaidSweep,
} from './job-kinds.ts';
import { planSweeps } from './plan-sweeps.ts';
import { prunePlans } from './prune-plans.ts';
import { reconcile } from './reconcile.ts';
import { retryPayment } from './retry-payment.ts';
import { stopDuplicateSubscription } from './stop-duplicate-subscription.ts';
import { syncOwnCheckout } from './sync-checkout.ts';
import { syncSubscription } from './sync-subscription.ts';

const SWEEP_KINDS = [syncSweep, unpaidSweep, endedSweep, noticeSweep];

export function planJobs(context: PlanContext): JobHandler[] {
  const sweeps = planSweeps(context);
  const whileThere = (work: () => Promise<void>) => untilNextSweep(context, work);
  return [
    handleJob(handleEventJob, ({ event_id }) => handleEvent(context, event_id)),
    handleJob(syncSubscriptionJob, ({ subscription_id }) => syncSubscription(context, subscription_id)),
    handleJob(resyncSubscriptionJob, ({ subscription_id }) =>
      whileThere(() => syncSubscription(context, subscription_id)),
    ),
    handleJob(syncCheckoutJob, ({ checkout_id }) => whileThere(() => syncOwnCheckout(context, checkout_id))),
    handleJob(newCardJob, ({ subscription_id }) => applyNewCard(context, subscription_id)),
    handleJob(retryPaymentJob, ({ subscription_id }) => whileThere(() => retryPayment(context, subscription_id))),
    handleJob(cancelUnpaidJob, ({ subscription_id }) => whileThere(() => cancelUnpaid(context, subscription_id))),
    handleJob(stopDuplicateSubscriptionJob, ({ subscription_id }) =>
      stopDuplicateSubscription(context, subscription_id),
    ),
    handleJob(refundJob, ({ account_id }) => executeRefund(context, account_id)),
    handleJob(cancelBillingJob, (data) => cancelBilling(context, data)),
    handleJob(reconcileJob, () => reconcile(context)),
    handleJob(prunePlansJob, () => prunePlans(context.db, context.clock.now())),
    ...SWEEP_KINDS.map((kind) =>
      handleJob(kind, async () => {
        const sweep = sweeps.find(({ name }) => name === kind.name);
        if (sweep) await runSweep(context.db, sweep);
      }),
    ),
  ];
}

/** What a sweep finds again after a minute is no failure while the payment service is away. */
async function untilNextSweep({ log }: PlanContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BillingUnavailable)) throw error;
    log.warn({ err: error }, 'the payment service is not there: asked again soon');
  }
}
