import { type Capability, can, findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import { Refusal, type RefusalIssue } from '../../platform/refusal.ts';
import type { Actor } from './actor.ts';

/**
 * Requires that the caller's plan includes a capability; the refusal names the capability and the plan that has it
 * (A-133).
 */
export function requireCapability({ plan }: Pick<Actor, 'plan'>, capability: Capability): void {
  if (!can(plan, capability)) throw premiumRequired(capability);
}

/** Returns the refusal of a capability that the plan does not include. */
export function premiumRequired(capability: Capability, issues: readonly RefusalIssue[] = []): Refusal {
  return new Refusal('premium_required', issues, { feature: capability, plan: findCheapestPlan(capability) });
}
