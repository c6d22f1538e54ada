import type { SubscriptionView } from '@tangent/contract/plan.ts';
import type { plan_payments } from '@tangent/db/schema/plan.ts';
import { planEndMs } from '@tangent/domain/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/plan/prices.ts';
import { upgradeCharge } from '@tangent/domain/plan/proration.ts';
import { isRefundable, refundEndMs } from '@tangent/domain/plan/refund.ts';
import type { PlanFacts } from './plan-facts.ts';
import type { BilledRow } from './plan-store.ts';

type Payment = typeof plan_payments.$inferSelect;

/** Presents the subscription that the payment service bills. */
export function presentBilling(row: BilledRow, payments: readonly Payment[]): SubscriptionView['billing'] {
  const { id, plan, status, period_end, expires_at, cancel_at_period_end, pending_plan, pending_since } = row;
  const isPastDue = status === 'past_due';
  const endMs = planEndMs({ status, provider: 'stripe', cancel_at_period_end }, expires_at.getTime());
  const owed = payments.find(({ subscription_id, state }) => subscription_id === id && state === 'open');
  return {
    plan,
    status,
    period_end: period_end.toISOString(),
    cancel_at_period_end,
    pending_plan,
    is_pending: pending_since !== null,
    next_price_cents: cancel_at_period_end ? null : YEARLY_PRICES_CENTS[pending_plan ?? plan],
    grace_ends_at: isPastDue ? new Date(endMs).toISOString() : null,
    due_cents: isPastDue ? (owed?.amount_cents ?? null) : null,
  };
}

/** Presents the price of an upgrade to Advanced, while it is available. */
export function presentUpgrade({ actions, billed }: PlanFacts, now: Date): SubscriptionView['upgrade'] {
  if (billed === null || !actions.includes('upgrade')) return null;
  const period = { start_ms: billed.period_start.getTime(), end_ms: billed.period_end.getTime() };
  const { charge_cents, days_left, period_days } = upgradeCharge(period, now.getTime());
  return { charge_cents, days_left, period_days };
}

/** Presents the guarantee, while it is available and after it was used. */
export function presentRefund(
  { customer, billed, refund }: PlanFacts,
  paidCents: number,
  now: Date,
): SubscriptionView['refund'] {
  const firstPaidAtMs = customer?.first_paid_at?.getTime() ?? null;
  if (firstPaidAtMs === null) return null;
  const until = new Date(refundEndMs(firstPaidAtMs)).toISOString();
  if (refund !== null) {
    const { amount_cents, requested_at, finished_at } = refund;
    const at = { requested_at: requested_at.toISOString(), finished_at: finished_at?.toISOString() ?? null };
    return { until, amount_cents, ...at };
  }
  const isOpen =
    billed !== null && isRefundable({ first_paid_at_ms: firstPaidAtMs, was_refunded: false }, now.getTime());
  return isOpen ? { until, amount_cents: paidCents, requested_at: null, finished_at: null } : null;
}

export function presentCheckout({ checkout }: PlanFacts): SubscriptionView['checkout'] {
  if (checkout === null) return null;
  const is_paid = checkout.state === 'completed';
  return { plan: checkout.plan, address: is_paid ? null : checkout.address, is_paid };
}
