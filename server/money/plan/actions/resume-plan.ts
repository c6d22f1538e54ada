import type { PlanContext } from '../context.ts';
import { runPlanAction } from './run-plan-action.ts';

/** Undoes a cancellation or a downgrade that has not taken effect yet. */
export async function resumePlan(context: PlanContext, accountId: string): Promise<void> {
  const { billing } = context;
  await runPlanAction(context, accountId, 'resume', async ({ live }) => {
    await billing.releaseSchedule(live);
    if (live.cancel_at_period_end) await billing.setCancelAtPeriodEnd(live, false);
  });
}
