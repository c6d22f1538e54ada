import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { PlanContext } from '../context.ts';
import { readPlanFacts } from '../views/plan-facts.ts';
import { requirePlanAction } from './require-plan-action.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

/** Creates the payment service's page for cards and invoices; it leads back to the Subscription tab. */
export async function createPortalSession(context: PlanContext, accountId: string): Promise<{ address: string }> {
  const { db, clock, billing, log, public_url } = context;
  const facts = await readPlanFacts(db, accountId, clock.now());
  requirePlanAction(facts, 'portal');
  if (facts.customer === null) throw new Refusal('plan_changed');
  try {
    return {
      address: await billing.createPortalSession(facts.customer.customer_id, `${public_url}/account/subscription`),
    };
  } catch (error) {
    throw toPlanRefusal(log, error);
  }
}

/** Returns the address of a payment's invoice at the payment service; only for the account that paid it. */
export async function getInvoiceAddress(
  { db, billing, log }: PlanContext,
  accountId: string,
  paymentId: string,
): Promise<{ address: string }> {
  const isOwn = and(eq(plan_payments.id, paymentId), eq(plan_payments.account_id, accountId));
  const [payment] = await db.select().from(plan_payments).where(isOwn);
  if (payment === undefined) throw new Refusal('not_found');
  const address = await billing.findInvoiceAddress(payment.invoice_id).catch((error: unknown) => {
    throw toPlanRefusal(log, error);
  });
  if (address === null) throw new Refusal('not_found');
  return { address };
}
