import { plan_checkouts } from '@tangent/db/schema/money/plan.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { PlanContext } from '../context.ts';
import { syncSubscription } from './sync-subscription.ts';

/** Syncs the state of a checkout. It counts as paid once the plan is recorded. */
export async function syncCheckout(context: PlanContext, sessionId: string): Promise<void> {
  const { state, subscription_id } = await context.billing.getCheckout(sessionId);
  if (state === 'open') return;
  if (subscription_id !== null) await syncSubscription(context, subscription_id);
  await context.db
    .update(plan_checkouts)
    .set({ state: state === 'complete' ? 'completed' : 'expired' })
    .where(and(eq(plan_checkouts.session_id, sessionId), inArray(plan_checkouts.state, ['opening', 'open'])));
}

/** Syncs a checkout by our own id. */
export async function syncOwnCheckout(context: PlanContext, checkoutId: string): Promise<void> {
  const [row] = await context.db.select().from(plan_checkouts).where(eq(plan_checkouts.id, checkoutId));
  if (row?.session_id && row.state === 'open') await syncCheckout(context, row.session_id);
}
