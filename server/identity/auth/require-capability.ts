import { type Capability, can, findCheapestPlan } from '@tangent/domain/plan/capability.ts';
import { Refusal, type RefusalIssue } from '../../platform/refusal.ts';
import type { Actor } from './actor.ts';

/** Lets an act pass only when the plan of whoever calls includes it; else says what is missing and which plan has it. */
export function requireCapability({ plan }: Pick<Actor, 'plan'>, capability: Capability): void {
  if (!can(plan, capability)) throw premiumRequired(capability);
}

/** The refusal of something that a plan does not include. */
export function premiumRequired(capability: Capability, issues: readonly RefusalIssue[] = []): Refusal {
  return new Refusal('premium_required', issues, { feature: capability, plan: findCheapestPlan(capability) });
}
