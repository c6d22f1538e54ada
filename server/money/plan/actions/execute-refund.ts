import { plan_refunds } from '@tangent/db/schema/money/plan.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { PlanContext } from '../context.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
import { cancelAndRefund } from './cancel-and-refund.ts';

/** Makes the payment service end a subscription and refund every payment of it. Idempotent. */
export async function executeRefund(context: PlanContext, accountId: string): Promise<void> {
  const { db, billing, clock } = context;
  const isOpen = and(eq(plan_refunds.account_id, accountId), isNull(plan_refunds.finished_at));
  const [refund] = await db.select().from(plan_refunds).where(isOpen);
  if (refund === undefined) return;
  const { subscription_id } = refund;
  await cancelAndRefund(billing, subscription_id);
  await syncSubscription(context, subscription_id);
  await db.update(plan_refunds).set({ finished_at: clock.now() }).where(isOpen);
}
