import type { PlanPayment } from '@tangent/contract/plan.ts';
import type { plan_payments } from '@tangent/db/schema/plan.ts';

/** A payment as its owner and staff see it: without the ids under which the payment service knows it. */
export function presentPayment(row: typeof plan_payments.$inferSelect): PlanPayment {
  const { id, number, kind, plan, state, amount_cents, refunded_cents, created_at } = row;
  return { id, number, kind, plan, state, amount_cents, refunded_cents, created_at: created_at.toISOString() };
}
