import type { PlanContext } from './context.ts';
import { demandSame, doPlanAct } from './do-plan-act.ts';
import { endUnpaid } from './end-unpaid.ts';
import { isUnpaid } from './read-standing.ts';

/**
 * Ends a plan when its period ends (S4-033); at once while its renewal is not paid or only on its way: nobody paid that
 * period.
 */
export async function cancelPlan(context: PlanContext, accountId: string): Promise<void> {
  const { billing } = context;
  await doPlanAct(context, accountId, 'cancel', async (found) => {
    const { live } = found;
    if (found.standing.cancel_at_period_end) return;
    demandSame(found);
    if (isUnpaid(live, await billing.listInvoices(live.id))) return endUnpaid(context, live.id);
    await billing.releaseSchedule(live);
    await billing.setCancelAtPeriodEnd(live, true);
  });
}
