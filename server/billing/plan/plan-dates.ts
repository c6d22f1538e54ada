import { plan_refunds, stripe_customers, stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import { planEndMs } from '@tangent/domain/plan/plan.ts';
import { isRefundable, refundEndMs } from '@tangent/domain/plan/refund.ts';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Returns until when the billed plan holds: while a renewal is being retried, until the retries end. */
export async function findPaidUntil(tx: Tx, accountId: string): Promise<Date | null> {
  const [row] = await tx
    .select()
    .from(stripe_subscriptions)
    .where(eq(stripe_subscriptions.account_id, accountId))
    .orderBy(desc(stripe_subscriptions.created_at), desc(stripe_subscriptions.id))
    .limit(1);
  if (!row) return null;
  if (row.status !== 'past_due') return row.expires_at;
  return new Date(planEndMs({ ...row, provider: 'stripe' }, row.expires_at.getTime()));
}

/** Returns until when the account can get its money back; null when it no longer can. */
export async function findRefundEnd(tx: Tx, accountId: string, now: Date): Promise<Date | null> {
  const [row] = await tx
    .select({ first_paid_at: stripe_customers.first_paid_at, refunded: plan_refunds.account_id })
    .from(stripe_customers)
    .leftJoin(plan_refunds, eq(plan_refunds.account_id, stripe_customers.account_id))
    .where(eq(stripe_customers.account_id, accountId));
  const firstPaidAtMs = row?.first_paid_at?.getTime() ?? null;
  const was_refunded = row?.refunded != null;
  if (firstPaidAtMs === null || !isRefundable({ first_paid_at_ms: firstPaidAtMs, was_refunded }, now.getTime())) {
    return null;
  }
  return new Date(refundEndMs(firstPaidAtMs));
}
