import { stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import { and, eq, sql } from 'drizzle-orm';
import { BillingRefused, PaymentDeclined } from '../../gateways/stripe/billing.ts';
import type { PlanContext } from './context.ts';
import { type BilledRow, findBilled } from './plan-store.ts';

/**
 * Tries to have what is owed for a subscription paid with the card that its customer put down last. A refusal is noted, so that
 * the next try is a new request to the payment service, and thrown on; a lost answer is not, so that the next one is the same.
 */
export async function tryPayment(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing, clock } = context;
  const row = await findBilled(db, subscriptionId);
  if (row?.status !== 'past_due') return;
  const owed = (await billing.listInvoices(subscriptionId)).find(({ status }) => status === 'open');
  if (!owed) return;
  // Nobody may have told us of a new card.
  await billing.preferCustomerCard(subscriptionId);
  try {
    await billing.payInvoice(owed.id, `pay-${owed.id}-${row.failed_attempts}`);
  } catch (error) {
    // Somebody else had it paid, or made void, while we asked.
    if (error instanceof BillingRefused) return;
    if (error instanceof PaymentDeclined) await noteRefusal(context, row, clock.now());
    throw error;
  }
}

/** Two tries under one key are one try. */
async function noteRefusal({ db }: PlanContext, { id, failed_attempts }: BilledRow, now: Date): Promise<void> {
  const column = stripe_subscriptions.failed_attempts;
  await db
    .update(stripe_subscriptions)
    .set({ failed_attempts: sql`${column} + 1`, last_attempt_at: now })
    .where(and(eq(stripe_subscriptions.id, id), eq(column, failed_attempts)));
}
