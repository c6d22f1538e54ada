import type { PlanContext } from './context.ts';
import { followSubscription } from './follow-subscription.ts';
import { findBilled, listLiving } from './plan-store.ts';
import { isSurplus } from './stop-surplus.ts';

/** Ends a second subscription of an account and gives back everything that was paid for it. */
export async function endSurplus(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing } = context;
  const row = await findBilled(db, subscriptionId);
  if (row === null || !isSurplus(row, await listLiving(db, row.account_id))) return;
  await billing.cancelNow(subscriptionId);
  for (const { id, status } of await billing.listInvoices(subscriptionId)) {
    if (status === 'paid') await billing.refundInvoice(id);
    else if (status === 'open') await billing.voidInvoice(id);
  }
  await followSubscription(context, subscriptionId);
}
