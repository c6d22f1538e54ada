import { plan_checkouts, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { CONFIRMATION_WAIT_SECONDS } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, lte, or } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { resyncSubscriptionJob, syncCheckoutJob } from '../jobs.ts';

/**
 * Polls the payment service where an event is overdue: an unconfirmed action, an ended period, a checkout that may have
 * been paid.
 */
export async function sweepSyncs(tx: Tx, now: Date): Promise<void> {
  const waitedSince = new Date(now.getTime() - CONFIRMATION_WAIT_SECONDS * 1000);
  const { id, status, pending_since, expires_at } = stripe_subscriptions;
  const isOver = and(eq(status, 'active'), lte(expires_at, now));
  const rows = await tx
    .select({ id })
    .from(stripe_subscriptions)
    .where(or(lte(pending_since, waitedSince), isOver));
  for (const row of rows) await enqueue(tx, resyncSubscriptionJob, { subscription_id: row.id }, { key: row.id });
  await sweepCheckouts(tx, waitedSince, now);
}

async function sweepCheckouts(tx: Tx, waitedSince: Date, now: Date): Promise<void> {
  const { id, state, created_at, expires_at } = plan_checkouts;
  const open = await tx
    .select({ id })
    .from(plan_checkouts)
    .where(and(eq(state, 'open'), lte(created_at, waitedSince)));
  for (const row of open) await enqueue(tx, syncCheckoutJob, { checkout_id: row.id }, { key: row.id });
  // A checkout that was never created at the payment service: no user was ever sent to it.
  await tx
    .update(plan_checkouts)
    .set({ state: 'expired' })
    .where(and(eq(state, 'opening'), lte(expires_at, now)));
}
