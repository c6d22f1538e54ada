import { isHigherPlan, type Plan, type SubscriptionStatus } from './plan.ts';
import type { PlanChange } from './plan-change.ts';

/** How a billed subscription stood when the payment service was asked. */
export type BillingSnapshot = {
  readonly plan: Plan;
  readonly status: SubscriptionStatus;
  /** Until when it is paid. */
  readonly expires_at_ms: number;
  readonly cancel_at_period_end: boolean;
  readonly pending_plan: Plan | null;
};

/**
 * What happened between two looks at a billed subscription, as its owner is told of it: in the order in which they
 * hear of it, and nothing when nothing changed. Null: it was not there before.
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

/** A year that was paid for the plan of a step down is told with it. */
function findStep(before: BillingSnapshot, after: BillingSnapshot): PlanChange[] {
  if (isHigherPlan(before.plan, after.plan)) return ['downgraded'];
  const up: PlanChange[] = isHigherPlan(after.plan, before.plan) ? ['upgraded'] : [];
  return after.expires_at_ms > before.expires_at_ms ? [...up, 'renewed'] : up;
}

/** What the end of the period will bring; a step that has happened has also taken back what was planned. */
function findPlanned(before: BillingSnapshot, after: BillingSnapshot): PlanChange[] {
  if (after.cancel_at_period_end) return before.cancel_at_period_end ? [] : ['cancelled'];
  if (after.pending_plan !== null) return before.pending_plan === after.pending_plan ? [] : ['downgrade_planned'];
  const wasPlanned = before.cancel_at_period_end || before.pending_plan !== null;
  return wasPlanned && before.plan === after.plan ? ['resumed'] : [];
}
