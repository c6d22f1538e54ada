import type { PlanContext } from './context.ts';
import { endAndGiveBack } from './end-and-give-back.ts';
import { followSubscription } from './follow-subscription.ts';
import { findBilled, listLiving } from './plan-store.ts';
import { isSurplus } from './stop-surplus.ts';

/** Ends a second subscription of an account and gives back everything that was paid for it. */
export async function endSurplus(context: PlanContext, subscriptionId: string): Promise<void> {
  const { db, billing } = context;
  const row = await findBilled(db, subscriptionId);
  if (row === null || !isSurplus(row, await listLiving(db, row.account_id))) return;
  await endAndGiveBack(billing, subscriptionId);
  await followSubscription(context, subscriptionId);
}
