import type { Release } from '@tangent/contract/catalogue/release.ts';
import { findNewPaidFeatures } from '@tangent/domain/catalogue/release/new-paid-features.ts';
import { findPaidFeatures, type PaidFeature } from '@tangent/domain/catalogue/release/paid-features.ts';
import { type Capability, can, findCheapestPlan } from '@tangent/domain/money/plan/capability.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { type Actor, premiumRequired } from '../../identity/auth/public.ts';
import type { ReleaseRow } from './present-release.ts';
import { toDraft } from './to-draft.ts';

/** Returns whether the owner of a release may use a capability in it. */
export type CapabilityCheck = (capability: Capability) => boolean;

/**
 * Returns the capability check of a release. A draft may use what the current plan includes; a reopened release may
 * also use what the plan of its first submission included: a correction must not cost a new subscription.
 */
export function getEntitlement(
  actor: Actor,
  release: Pick<ReleaseRow, 'status' | 'submitted_plan'> | null,
): CapabilityCheck {
  const plans: Plan[] = [actor.plan];
  if (release?.status === 'reopened' && release.submitted_plan !== null) plans.push(release.submitted_plan);
  return (capability) => plans.some((plan) => can(plan, capability));
}

/** Refuses a save that adds features the plan does not include; existing ones may stay or be removed. */
export function refuseNewPaidFeatures(may: CapabilityCheck, before: Release | null, after: Release): void {
  refuse(may, findNewPaidFeatures(before && toIdentifiedDraft(before), toIdentifiedDraft(after)));
}

/** Refuses a submission with features the plan does not include, and names each. */
export function refusePaidFeatures(may: CapabilityCheck, release: Release): void {
  refuse(may, findPaidFeatures(toDraft(release)));
}

function refuse(may: CapabilityCheck, used: readonly PaidFeature[]): void {
  const overPlan = used.filter(({ capability }) => !may(capability));
  const [first] = overPlan;
  if (!first) return;
  const issues = overPlan.map(({ capability, path }) => {
    return { code: 'premium_required', path, params: { feature: capability, plan: findCheapestPlan(capability) } };
  });
  throw premiumRequired(first.capability, issues);
}

function toIdentifiedDraft(release: Release) {
  const { tracks, ...draft } = toDraft(release);
  return { ...draft, tracks: tracks.map((track, index) => ({ ...track, id: release.tracks[index]?.id ?? '' })) };
}
