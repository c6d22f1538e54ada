import type { users } from '@tangent/db/schema/identity/account.ts';
import { plan_checkouts } from '@tangent/db/schema/money/plan.ts';
import { getBilledParts } from '@tangent/domain/money/plan/prices.ts';
import { eq } from 'drizzle-orm';
import { BillingUnavailable, type StripeCheckout } from '../../../gateways/stripe/billing.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { billedPrice } from '../billed-price.ts';
import { saveAddress } from '../checkout-store.ts';
import type { PlanContext } from '../context.ts';
import type { CheckoutRow } from '../views/plan-facts.ts';

export interface Buyer {
  customer_id: string;
  language: (typeof users.$inferSelect)['language'];
}

/**
 * Returns a checkout as the payment service has it. A checkout whose creation was not confirmed is requested again with
 * the same content and key, which returns the same page. Null when it was closed in the meantime.
 */
export async function ensureCheckoutPage(
  context: PlanContext,
  row: CheckoutRow,
  buyer: Buyer,
): Promise<StripeCheckout | null> {
  const { db, billing } = context;
  if (row.session_id !== null) return billing.getCheckout(row.session_id);
  const page = await billing.createCheckout(describePage(context, row, buyer)).catch((error: unknown) => {
    if (error instanceof BillingUnavailable) return getCreatedPage(context, row, error);
    throw error;
  });
  const isSaved = await inTransaction(db, (tx) => saveAddress(tx, row.id, page));
  return isSaved ? page : null;
}

function describePage(context: PlanContext, { id, account_id, plan, expires_at }: CheckoutRow, buyer: Buyer) {
  const back = `${context.public_url}/account/subscription`;
  return {
    key: `checkout-${id}`,
    account_id,
    expires_at,
    ...buyer,
    prices: getBilledParts(plan).map((part) => billedPrice(context, part)),
    success_url: `${back}?checkout=done`,
    cancel_url: `${back}?checkout=back`,
  };
}

// Concurrent requests create the same checkout, and one of them receives the response.
async function getCreatedPage(
  { db, billing }: PlanContext,
  { id }: CheckoutRow,
  error: Error,
): Promise<StripeCheckout> {
  const [row] = await db.select().from(plan_checkouts).where(eq(plan_checkouts.id, id));
  if (!row?.session_id) throw error;
  return billing.getCheckout(row.session_id);
}
