import { plan_checkouts } from '@tangent/db/schema/plan.ts';
import { and, eq } from 'drizzle-orm';
import type { PlanContext } from './context.ts';
import { endUnpaid } from './end-unpaid.ts';
import { followCheckout } from './follow-checkout.ts';
import { followSubscription } from './follow-subscription.ts';
import { listLiving } from './plan-store.ts';
import { isUnpaid } from './read-standing.ts';

/**
 * Has the payment service stop billing an account: when the paid period ends, or at once. Pages on which a plan could be bought are
 * closed first; who was faster than that has bought a plan that ends too. Again is the same.
 */
export async function endBilling(
  context: PlanContext,
  { account_id, at_once }: { account_id: string; at_once: boolean },
): Promise<void> {
  await closePages(context, account_id);
  for (const { id } of await listLiving(context.db, account_id)) {
    await endSubscription(context, id, at_once);
    await followSubscription(context, id);
  }
}

async function closePages(context: PlanContext, accountId: string): Promise<void> {
  const isOpen = and(eq(plan_checkouts.account_id, accountId), eq(plan_checkouts.state, 'open'));
  for (const { session_id } of await context.db.select().from(plan_checkouts).where(isOpen)) {
    if (session_id === null) continue;
    await context.billing.expireCheckout(session_id);
    await followCheckout(context, session_id);
  }
}

async function endSubscription(context: PlanContext, id: string, at_once: boolean): Promise<void> {
  const { billing } = context;
  const live = await billing.findSubscription(id);
  if (live === null || live.status === 'canceled') return;
  if (isUnpaid(live, await billing.listInvoices(id))) return endUnpaid(context, id);
  if (at_once) return billing.cancelNow(id);
  if (live.cancel_at_period_end) return;
  await billing.releaseSchedule(live);
  await billing.setCancelAtPeriodEnd(live, true);
}
