import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { and, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** Returns the cents that were paid for a subscription and not refunded yet. */
export async function computePaidCents(tx: Db | Tx, subscriptionId: string): Promise<number> {
  const rows = await tx
    .select()
    .from(plan_payments)
    .where(and(eq(plan_payments.subscription_id, subscriptionId), eq(plan_payments.state, 'paid')));
  return rows.reduce((sum, { amount_cents, refunded_cents }) => sum + amount_cents - refunded_cents, 0);
}
