import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { PlanContext } from '../context.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

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
