import { isHigherPlan, type Plan, type SubscriptionStatus } from './plan.ts';
import type { PlanChange } from './plan-change.ts';

/** A billed subscription as the payment service described it. */
export type BillingSnapshot = {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  /** The end of the paid time. */
  readonly expires_at_ms: number;
  readonly cancel_at_period_end: boolean;
  readonly pending_plan: Plan | null;
};

/**
 * Returns the changes of a billed subscription between two syncs, in the order in which the owner is notified (A-106 to
 * A-108); empty if nothing changed. `before` is null for a new subscription.
 */
export function findPlanChanges(before: BillingSnapshot | null, after: BillingSnapshot): PlanChange[] {
  if (before === null) return ['started', ...findPlanChanges(asItBegan(after), after)];
  if (before.status === 'cancelled') return [];
  if (after.status === 'cancelled') return ['ended'];
  const failed: PlanChange[] = after.status === 'past_due' && before.status !== 'past_due' ? ['payment_failed'] : [];
  return [...findStep(before, after), ...failed, ...findPlanned(before, after)];
}

function asItBegan(snapshot: BillingSnapshot): BillingSnapshot {
  return { ...snapshot, status: 'active', cancel_at_period_end: false, pending_plan: null };
}

/** A downgrade includes the payment for the next year: it is not reported as a renewal too. */
function findStep(before: BillingSnapshot, after: BillingSnapshot): PlanChange[] {
  if (isHigherPlan(before.plan, after.plan)) return ['downgraded'];
  const up: PlanChange[] = isHigherPlan(after.plan, before.plan) ? ['upgraded'] : [];
  return after.expires_at_ms > before.expires_at_ms ? [...up, 'renewed'] : up;
}

/**
 * Returns the planned changes at the end of the period; an upgrade or downgrade that took effect also removes an
 * earlier plan.
 */
function findPlanned(before: BillingSnapshot, after: BillingSnapshot): PlanChange[] {
  if (after.cancel_at_period_end) return before.cancel_at_period_end ? [] : ['cancelled'];
  if (after.pending_plan !== null) return before.pending_plan === after.pending_plan ? [] : ['downgrade_planned'];
  const wasPlanned = before.cancel_at_period_end || before.pending_plan !== null;
  return wasPlanned && before.plan === after.plan ? ['resumed'] : [];
}
