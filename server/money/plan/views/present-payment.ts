import type { PlanPayment } from '@tangent/contract/money/plan.ts';
import type { plan_payments } from '@tangent/db/schema/money/plan.ts';

/** Presents a payment to its owner and staff: without its ids at the payment service. */
export function presentPayment(row: typeof plan_payments.$inferSelect): PlanPayment {
  const { id, number, kind, plan, state, amount_cents, created_at } = row;
  const { refunded_cents, charged_back_cents, disputed_cents } = row;
  const money = { amount_cents, refunded_cents, charged_back_cents, disputed_cents };
  return { id, number, kind, plan, state, ...money, created_at: created_at.toISOString() };
}
