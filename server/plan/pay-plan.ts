import type { PlanContext } from './context.ts';
import { doPlanAct } from './do-plan-act.ts';
import { tryPayment } from './try-payment.ts';

/** Tries a failed renewal again now, with the card that is on file. */
export async function payPlan(context: PlanContext, accountId: string): Promise<void> {
  await doPlanAct(context, accountId, 'pay', ({ row }) => tryPayment(context, row.id));
}
