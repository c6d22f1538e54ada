import { billedPrice } from './billed-price.ts';
import type { PlanContext } from './context.ts';
import { demandSame, doPlanAct } from './do-plan-act.ts';

/** Goes from Advanced to PRO when the period ends (S4-037, A-108). */
export async function downgradePlan(context: PlanContext, accountId: string): Promise<void> {
  await doPlanAct(context, accountId, 'downgrade', async (found) => {
    if (found.standing.pending_plan === 'pro') return;
    demandSame(found);
    await context.billing.scheduleOnly(found.live, billedPrice(context, 'pro'));
  });
}
