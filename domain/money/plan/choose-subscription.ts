import { effectivePlan, isHigherPlan, type Subscription } from './plan.ts';

/**
 * Chooses the subscription that counts for an account: the active one with the highest plan, among equal plans the one
 * that lasts longest; if none is active, the one that ended last. Null without any.
 */
export function chooseSubscription<S extends Subscription>(subscriptions: readonly S[], nowMs: number): S | null {
  return subscriptions.reduce<S | null>(
    (best, next) => (best === null || isBetter(next, best, nowMs) ? next : best),
    null,
  );
}

function isBetter(one: Subscription, other: Subscription, nowMs: number): boolean {
  const [plan, otherPlan] = [effectivePlan(one, nowMs), effectivePlan(other, nowMs)];
  if (plan !== otherPlan) return isHigherPlan(plan, otherPlan);
  return (one.expires_at_ms ?? 0) > (other.expires_at_ms ?? 0);
}
