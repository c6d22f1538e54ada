import type { PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { PlanFacts } from '../views/plan-facts.ts';

/**
 * Refuses an action that the plan does not allow in its current state, with the reason where that helps.
 */
export function requirePlanAction({ actions, billed, counting, plan, checkout }: PlanFacts, action: PlanAction): void {
  if (actions.includes(action)) return;
  if (billed === null && counting?.provider === 'apple' && plan !== 'free') throw new Refusal('managed_by_apple');
  if (checkout?.state === 'completed') throw new Refusal('payment_under_way');
  const isAwaited = billed !== null && billed.pending_since !== null;
  if (action === 'refund' && !isAwaited) throw new Refusal('refund_closed');
  throw new Refusal('plan_changed');
}
