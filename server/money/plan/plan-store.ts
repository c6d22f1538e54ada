import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { plan_refunds, stripe_customers, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import type { Subscription } from '@tangent/domain/money/plan/plan.ts';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type BilledRow = typeof stripe_subscriptions.$inferSelect;

/** Returns a subscription as last read from the payment service. */
export async function findBilled(tx: Db | Tx, subscriptionId: string): Promise<BilledRow | null> {
  const [row] = await tx.select().from(stripe_subscriptions).where(eq(stripe_subscriptions.id, subscriptionId));
  return row ?? null;
}

/**
 * Returns the account of a customer at the payment service. Only our own row decides that, never the metadata that the
 * service returns.
 */
export async function findCustomerAccount(tx: Db | Tx, customerId: string): Promise<string | null> {
  const [row] = await tx
    .select({ account_id: stripe_customers.account_id })
    .from(stripe_customers)
    .where(eq(stripe_customers.customer_id, customerId));
  return row?.account_id ?? null;
}

/**
 * Returns the subscriptions of an account that are being billed, the oldest first. A refunded one counts as ended
 * (A-166).
 */
export async function listLiveSubscriptions(tx: Db | Tx, accountId: string): Promise<BilledRow[]> {
  const rows = await tx
    .select({ billed: stripe_subscriptions })
    .from(stripe_subscriptions)
    .leftJoin(plan_refunds, eq(plan_refunds.subscription_id, stripe_subscriptions.id))
    .where(
      and(
        eq(stripe_subscriptions.account_id, accountId),
        ne(stripe_subscriptions.status, 'cancelled'),
        isNull(plan_refunds.account_id),
      ),
    )
    .orderBy(asc(stripe_subscriptions.created_at), asc(stripe_subscriptions.id));
  return rows.map(({ billed }) => billed);
}

/** Returns the subscription that an account pays for, or else the one that counts for it; null without any. */
export async function findOwnSubscription(tx: Db | Tx, accountId: string): Promise<Subscription | null> {
  const [billed] = await listLiveSubscriptions(tx, accountId);
  if (billed) return { ...billed, provider: 'stripe', expires_at_ms: billed.expires_at.getTime() };
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.account_id, accountId));
  return row ? { ...row, expires_at_ms: row.expires_at?.getTime() ?? null } : null;
}
