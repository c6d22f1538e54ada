import { cancelUnpaid } from './cancel-unpaid.ts';
import type { PlanContext } from './context.ts';
import { isUnpaid } from './read-billing-status.ts';
import { requireUnchanged, runPlanAction } from './run-plan-action.ts';

/**
 * Ends a plan when its period ends (S4-033); at once while its renewal is not paid or only on its way: nobody paid that
 * period.
 */
export async function cancelPlan(context: PlanContext, accountId: string): Promise<void> {
  const { billing } = context;
  await runPlanAction(context, accountId, 'cancel', async (found) => {
    const { live } = found;
    if (found.billingStatus.cancel_at_period_end) return;
    requireUnchanged(found);
    if (isUnpaid(live, await billing.listInvoices(live.id))) return cancelUnpaid(context, live.id);
    await billing.releaseSchedule(live);
    await billing.setCancelAtPeriodEnd(live, true);
  });
}
