import type { PlanContext } from './context.ts';
import { runPlanAction } from './run-plan-action.ts';
import { tryPayment } from './try-payment.ts';

/** Tries a failed renewal again now, with the card that is on file. */
export async function payPlan(context: PlanContext, accountId: string): Promise<void> {
  await runPlanAction(context, accountId, 'pay', ({ row }) => tryPayment(context, row.id));
}
