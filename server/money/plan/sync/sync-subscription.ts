import type { StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { PlanContext } from '../context.ts';
import { findBilled, findCustomerAccount } from '../plan-store.ts';
import { readBillingStatus } from './read-billing-status.ts';
import { saveReading } from './save-reading.ts';

/** Tries in a row that lost to a concurrent sync; after them the job fails and is retried. */
const SYNC_TRIES_MAX = 5;

/**
 * Reads a subscription from the payment service and saves its status: the only way in which a billed plan changes
 * . Concurrent syncs never overwrite a newer reading with an older one, and a reading that began after this call
 * saves it from reading once more.
 */
export async function syncSubscription(context: PlanContext, subscriptionId: string): Promise<void> {
  const started_at = context.clock.now();
  for (let tries = 0; tries < SYNC_TRIES_MAX; tries++) {
    if (await syncOnce(context, subscriptionId)) return;
    const saved = await findBilled(context.db, subscriptionId);
    if (saved !== null && saved.polled_at > started_at) return;
  }
  throw new Error(`${subscriptionId} changed during every sync`);
}

async function syncOnce(context: PlanContext, subscriptionId: string): Promise<boolean> {
  const { db, billing, clock, log, product_slug } = context;
  const version = (await findBilled(db, subscriptionId))?.version ?? 0;
  const began_at = clock.now();
  const subscription = await billing.findSubscription(subscriptionId);
  const account_id = subscription && (await findCustomerAccount(db, subscription.customer_id));
  if (!subscription || !account_id) return skip(context, subscriptionId, subscription);
  const invoices = await billing.listInvoices(subscriptionId);
  const billingStatus = readBillingStatus(subscription, invoices, product_slug);
  if (billingStatus === null) return skip(context, subscriptionId, subscription);
  const reading = { account_id, version, began_at, subscription, billingStatus, invoices };
  return inTransaction(db, (tx) => saveReading(tx, reading, { product_slug, log }, clock.now()));
}

// A subscription of a customer of no account, not paid yet, or for another product of the company.
function skip({ log }: PlanContext, subscription_id: string, found: StripeSubscription | null): true {
  log.warn({ subscription_id, status: found?.status ?? 'missing' }, 'subscription that is no plan of any account');
  return true;
}
