import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { and, eq, sql } from 'drizzle-orm';
import { BillingRefused, PaymentDeclined } from '../../../gateways/stripe/billing.ts';
import type { PlanContext } from '../context.ts';
import { type BilledRow, findBilled } from '../plan-store.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';

/**
 * Tries to pay the open invoice of a subscription with the card the customer added last. A refusal is counted, so that
 * the next try is a new request to the payment service, and rethrown; a lost response is not counted, so that the next
 * try is the same request.
 */
export async function tryPayment(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing, clock } = context;
  const row = await findBilled(db, subscriptionId);
  if (row?.status !== 'past_due') return;
  const owed = (await billing.listInvoices(subscriptionId)).find(({ status }) => status === 'open');
  if (!owed) return;
  // The event about a new card may not have arrived.
  await billing.preferCustomerCard(subscriptionId);
  try {
    await billing.payInvoice(owed.id, `pay-${owed.id}-${row.failed_attempts}`);
  } catch (error) {
    // The invoice was paid or voided concurrently.
    if (error instanceof BillingRefused) return;
    if (error instanceof PaymentDeclined) await noteRefusal(context, row, clock.now());
    throw error;
  }
}

/** Counts a refusal. Two tries under one key are one try. */
async function noteRefusal({ db }: PlanContext, { id, failed_attempts }: BilledRow, now: Date): Promise<void> {
  const column = stripe_subscriptions.failed_attempts;
  await db
    .update(stripe_subscriptions)
    .set({ failed_attempts: sql`${column} + 1`, last_attempt_at: now })
    .where(and(eq(stripe_subscriptions.id, id), eq(column, failed_attempts)));
}

/** Retries a failed renewal and syncs the result. */
export async function retryPayment(context: PlanContext, subscriptionId: string): Promise<void> {
  try {
    await tryPayment(context, subscriptionId);
  } catch (error) {
    if (!(error instanceof PaymentDeclined)) throw error;
    context.log.info({ subscription_id: subscriptionId, reason: error.reason }, 'renewal declined again');
  }
  await syncSubscription(context, subscriptionId);
}
