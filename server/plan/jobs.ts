import { BillingUnavailable } from '../gateways/stripe/billing.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { runSweep } from '../platform/jobs/ticker.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import type { PlanContext } from './context.ts';
import { endBilling } from './end-billing.ts';
import { endSurplus } from './end-surplus.ts';
import { endUnpaid } from './end-unpaid.ts';
import { followOwnCheckout } from './follow-checkout.ts';
import { followEvent } from './follow-event.ts';
import { followSubscription } from './follow-subscription.ts';
import {
  endBillingJob,
  endedSweep,
  endSurplusJob,
  endUnpaidJob,
  followCheckoutJob,
  followEventJob,
  followSubscriptionJob,
  lookAgainJob,
  lookSweep,
  newCardJob,
  noticeSweep,
  prunePlansJob,
  reconcileJob,
  refundJob,
  retryPaymentJob,
  unpaidSweep,
} from './job-kinds.ts';
import { planSweeps } from './plan-sweeps.ts';
import { prunePlans } from './prune-plans.ts';
import { reconcile } from './reconcile.ts';
import { retryPayment } from './retry-payment.ts';
import { takeNewCard } from './take-new-card.ts';

const SWEEP_KINDS = [lookSweep, unpaidSweep, endedSweep, noticeSweep];

export function planJobs(context: PlanContext): JobHandler[] {
  const sweeps = planSweeps(context);
  const whileThere = (work: () => Promise<void>) => untilNextSweep(context, work);
  return [
    handleJob(followEventJob, ({ event_id }) => followEvent(context, event_id)),
    handleJob(followSubscriptionJob, ({ subscription_id }) => followSubscription(context, subscription_id)),
    handleJob(lookAgainJob, ({ subscription_id }) => whileThere(() => followSubscription(context, subscription_id))),
    handleJob(followCheckoutJob, ({ checkout_id }) => whileThere(() => followOwnCheckout(context, checkout_id))),
    handleJob(newCardJob, ({ subscription_id }) => takeNewCard(context, subscription_id)),
    handleJob(retryPaymentJob, ({ subscription_id }) => whileThere(() => retryPayment(context, subscription_id))),
    handleJob(endUnpaidJob, ({ subscription_id }) => whileThere(() => endUnpaid(context, subscription_id))),
    handleJob(endSurplusJob, ({ subscription_id }) => endSurplus(context, subscription_id)),
    handleJob(refundJob, ({ account_id }) => carryOutRefund(context, account_id)),
    handleJob(endBillingJob, (wish) => endBilling(context, wish)),
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
