import { plan_checkouts } from '@tangent/db/schema/money/plan.ts';
import { and, eq } from 'drizzle-orm';
import type { PlanContext } from '../context.ts';
import { listLiveSubscriptions } from '../plan-store.ts';
import { isUnpaid } from '../sync/read-billing-status.ts';
import { syncCheckout } from '../sync/sync-checkout.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';

/**
 * Makes the payment service stop billing an account: at the end of the paid period, or at once. Open checkouts are
 * closed first; a plan that was bought before its checkout could be closed is ended too. Idempotent.
 */
export async function cancelBilling(
  context: PlanContext,
  { account_id, at_once }: { account_id: string; at_once: boolean },
): Promise<void> {
  await closePages(context, account_id);
  for (const { id } of await listLiveSubscriptions(context.db, account_id)) {
    await cancelSubscription(context, id, at_once);
    await syncSubscription(context, id);
  }
}

async function closePages(context: PlanContext, accountId: string): Promise<void> {
  const isOpen = and(eq(plan_checkouts.account_id, accountId), eq(plan_checkouts.state, 'open'));
  for (const { session_id } of await context.db.select().from(plan_checkouts).where(isOpen)) {
    if (session_id === null) continue;
    await context.billing.expireCheckout(session_id);
    await syncCheckout(context, session_id);
  }
}

async function cancelSubscription(context: PlanContext, id: string, at_once: boolean): Promise<void> {
  const { billing } = context;
  const live = await billing.findSubscription(id);
  if (live === null || live.status === 'canceled') return;
  if (isUnpaid(live, await billing.listInvoices(id))) return cancelUnpaid(context, id);
  if (at_once) return billing.cancelNow(id);
  if (live.cancel_at_period_end) return;
  await billing.releaseSchedule(live);
  await billing.setCancelAtPeriodEnd(live, true);
}
