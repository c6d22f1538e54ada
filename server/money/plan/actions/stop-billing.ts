import { stripe_customers, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { and, eq, ne } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { cancelBillingJob } from '../jobs.ts';

/**
 * Stops billing an account that is being closed or whose plan staff cancels: nothing more is charged, and a paid plan
 * holds until its end unless it ends at once. Runs in the transaction of that decision; a job notifies the payment
 * service.
 */
export async function stopBilling(
  tx: Tx,
  accountId: string,
  { at_once, requested_by }: { at_once: boolean; requested_by: string | null },
  now: Date,
): Promise<void> {
  const isCustomer = (await tx.$count(stripe_customers, eq(stripe_customers.account_id, accountId))) > 0;
  if (!isCustomer) return;
  const { account_id, status } = stripe_subscriptions;
  await tx
    .update(stripe_subscriptions)
    .set({ pending_since: now, requested_by })
    .where(and(eq(account_id, accountId), ne(status, 'cancelled')));
  await enqueue(tx, cancelBillingJob, { account_id: accountId, at_once });
}
