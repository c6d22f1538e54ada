import type { PlanContext } from '../context.ts';
import { runPlanAction } from './run-plan-action.ts';
import { tryPayment } from './try-payment.ts';

/** Retries a failed renewal now, with the card on file. */
export async function payPlan(context: PlanContext, accountId: string): Promise<void> {
  await runPlanAction(context, accountId, 'pay', ({ row }) => tryPayment(context, row.id));
}
