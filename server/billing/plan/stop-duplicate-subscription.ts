import { cancelAndRefund } from './cancel-and-refund.ts';
import type { PlanContext } from './context.ts';
import { isDuplicateSubscription } from './enqueue-duplicate-stops.ts';
import { findBilled, listLiveSubscriptions } from './plan-store.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Ends a second subscription of an account and refunds everything that was paid for it. */
export async function stopDuplicateSubscription(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing } = context;
  const row = await findBilled(db, subscriptionId);
  if (row === null || !isDuplicateSubscription(row, await listLiveSubscriptions(db, row.account_id))) return;
  await cancelAndRefund(billing, subscriptionId);
  await syncSubscription(context, subscriptionId);
}
