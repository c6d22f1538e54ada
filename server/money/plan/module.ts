import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { plan_checkouts, plan_grants, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { IDEMPOTENCY_KEY } from '@tangent/domain/limits.ts';
import { INBOX_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { eq, lt } from 'drizzle-orm';
import { BillingUnavailable } from '../../gateways/stripe/billing.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { MailContext } from '../../messaging/mail/public.ts';
import { pruneIdempotencyKeys } from '../../platform/http/prune-idempotency-keys.ts';
import { bindJobs } from '../../platform/jobs/handle-job.ts';
import { bindSweeps } from '../../platform/jobs/ticker.ts';
import type { ProductModule } from '../../platform/module.ts';
import { KEPT_BY_LAW } from '../../platform/personal-data.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { cancelBilling } from './actions/cancel-billing.ts';
import { cancelUnpaid } from './actions/cancel-unpaid.ts';
import { cancelAndRefund, executeRefund } from './actions/refund-plan.ts';
import { retryPayment } from './actions/try-payment.ts';
import type { PlanContext } from './context.ts';
import { exportAccount } from './export-account.ts';
import { registerGrantRoutes } from './grant-routes.ts';
import { registerPlanHooks } from './hook-routes.ts';
import * as jobs from './jobs.ts';
import { sendPlanMail } from './mail/send-plan-mail.ts';
import { registerOfferRoutes } from './offer-routes.ts';
import { findBilled, listLiveSubscriptions } from './plan-store.ts';
import { registerPlanRoutes } from './routes.ts';
import { isDuplicateSubscription } from './sync/enqueue-duplicate-stops.ts';
import { handleEvent } from './sync/handle-event.ts';
import { reconcileEvents } from './sync/reconcile-events.ts';
import { redactMessages } from './sync/redact-messages.ts';
import { sweepEndedPlans } from './sync/sweep-ended-plans.ts';
import { sweepNotices } from './sync/sweep-notices.ts';
import { sweepSyncs } from './sync/sweep-syncs.ts';
import { sweepUnpaid } from './sync/sweep-unpaid.ts';
import { syncOwnCheckout } from './sync/sync-checkout.ts';
import { syncSubscription } from './sync/sync-subscription.ts';

export const planModule = {
  name: 'plan',
  tables: [
    'inbox_events',
    'plan_checkouts',
    'plan_grants',
    'plan_history',
    'plan_payments',
    'plan_refunds',
    'stripe_customers',
    'stripe_subscriptions',
  ],
  registerRoutes: (app, context) => {
    registerGrantRoutes(app, context);
    registerPlanRoutes(app, context);
    registerPlanHooks(app, context);
    registerOfferRoutes(app, context);
  },
  jobs: Object.values(jobs),
  buildHandlers: (context) => {
    const untilNextSweep = (work: () => Promise<void>) => ignoreUnavailable(context, work);
    return bindJobs(jobs, {
      handleEventJob: ({ event_id }) => handleEvent(context, event_id),
      syncSubscriptionJob: ({ subscription_id }) => syncSubscription(context, subscription_id),
      resyncSubscriptionJob: ({ subscription_id }) => untilNextSweep(() => syncSubscription(context, subscription_id)),
      syncCheckoutJob: ({ checkout_id }) => untilNextSweep(() => syncOwnCheckout(context, checkout_id)),
      newCardJob: ({ subscription_id }) => applyNewCard(context, subscription_id),
      retryPaymentJob: ({ subscription_id }) => untilNextSweep(() => retryPayment(context, subscription_id)),
      cancelUnpaidJob: ({ subscription_id }) => untilNextSweep(() => cancelUnpaid(context, subscription_id)),
      stopDuplicateSubscriptionJob: ({ subscription_id }) => stopDuplicateSubscription(context, subscription_id),
      refundJob: ({ account_id }) => executeRefund(context, account_id),
      cancelBillingJob: (data) => cancelBilling(context, data),
      planMailJob: (data, run) => sendPlanMail(context, data, run.id),
      reconcileJob: () => reconcileEvents(context),
      prunePlansJob: () => prunePlans(context.db, context.clock.now()),
    });
  },
  buildSweeps: ({ clock }) =>
    bindSweeps(jobs, {
      syncSweep: (tx) => sweepSyncs(tx, clock.now()),
      unpaidSweep: (tx) => sweepUnpaid(tx, clock.now()),
      endedSweep: (tx) => sweepEndedPlans(tx, clock.now()),
      noticeSweep: (tx) => sweepNotices(tx, clock.now()),
    }),
  personal_data: {
    subscriptions: { erasing: KEPT_BY_LAW, exporting: { part: 'subscription' } },
    plan_checkouts: { erasing: 'emptied', exporting: { part: 'checkouts' } },
    plan_grants: { erasing: 'emptied', exporting: { part: 'granted_plans' } },
    plan_payments: { erasing: KEPT_BY_LAW, exporting: { part: 'payments' } },
    plan_refunds: { erasing: KEPT_BY_LAW, exporting: { part: 'refunds' } },
    plan_history: {
      erasing: { kept: 'names the account by id and its plan at each time' },
      exporting: { internal: 'the granted plans contain it' },
    },
    stripe_customers: { erasing: KEPT_BY_LAW, exporting: { part: 'customer' } },
    stripe_subscriptions: { erasing: KEPT_BY_LAW, exporting: { part: 'billed_subscriptions' } },
  },
  eraseAccount,
  exportAccount,
} satisfies ProductModule<Actor, PlanContext, PlanContext & MailContext>;

/**
 * Logs that the payment service is unavailable. A sweep finds the same work again after a minute, so the job has not
 * failed.
 */
async function ignoreUnavailable({ log }: PlanContext, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BillingUnavailable)) throw error;
    log.warn({ err: error }, 'the payment service is unavailable: the next sweep tries again');
  }
}

/** Deletes events of the payment service and saved responses of idempotent calls after their retention time. */
async function prunePlans(db: Db, now: Date): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  await db.delete(inbox_events).where(lt(inbox_events.received_at, hoursAgo(24 * INBOX_DAYS)));
  await pruneIdempotencyKeys(db, hoursAgo(IDEMPOTENCY_KEY.hours));
}

/**
 * Removes personal data from the records of plans. Purchases, payments and refunds stay: accounting records are kept by
 * law, and they name users only by the ids of account and customer.
 */
async function eraseAccount(tx: Tx, id: string): Promise<void> {
  await tx.update(plan_grants).set({ reason: '–' }).where(eq(plan_grants.account_id, id));
  await tx.update(plan_checkouts).set({ address: null }).where(eq(plan_checkouts.account_id, id));
  const [customer] = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, id));
  if (customer)
    await tx.update(stripe_customers).set({ card_fingerprint: null }).where(eq(stripe_customers.account_id, id));
  if (customer) await redactMessages(tx, customer.customer_id);
}

/** Makes a new card of the customer pay from now on, and at once for a renewal that failed. Idempotent. */
async function applyNewCard(context: PlanContext, subscriptionId: string): Promise<void> {
  await context.billing.preferCustomerCard(subscriptionId);
  await retryPayment(context, subscriptionId);
}

/** Ends a second subscription of an account and refunds everything that was paid for it. */
async function stopDuplicateSubscription(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing } = context;
  const row = await findBilled(db, subscriptionId);
  if (row === null || !isDuplicateSubscription(row, await listLiveSubscriptions(db, row.account_id))) return;
  await cancelAndRefund(billing, subscriptionId);
  await syncSubscription(context, subscriptionId);
}
