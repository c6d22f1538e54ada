import type { PlanContext } from '../context.ts';
import { isUnpaid } from '../sync/read-billing-status.ts';
import { cancelUnpaid } from './cancel-unpaid.ts';
import { requireUnchanged, runPlanAction } from './run-plan-action.ts';

/**
 * Ends a plan at the end of its period (S4-033), or at once while its renewal is unpaid or still in progress, because
 * that period has not been paid.
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
