import { billedPrice } from '../billed-price.ts';
import type { PlanContext } from '../context.ts';
import { requireUnchanged, runPlanAction } from './run-plan-action.ts';

/** Plans the change from Advanced to PRO at the end of the period (S4-037, A-108). */
export async function downgradePlan(context: PlanContext, accountId: string): Promise<void> {
  await runPlanAction(context, accountId, 'downgrade', async (found) => {
    if (found.billingStatus.pending_plan === 'pro') return;
    requireUnchanged(found);
    await context.billing.scheduleOnly(found.live, billedPrice(context, 'pro'));
  });
}
