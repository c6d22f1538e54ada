import type { Release } from '@tangent/contract/release.ts';
import { type Capability, can, findCheapestPlan } from '@tangent/domain/plan/capability.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { findNewPaidFeatures } from '@tangent/domain/release/new-paid-features.ts';
import { findPaidFeatures, type PaidFeature } from '@tangent/domain/release/paid-features.ts';
import { type Actor, premiumRequired } from '../../identity/auth/public.ts';
import type { ReleaseRow } from './present-release.ts';
import { toDraft } from './to-draft.ts';

/** Whether the owner of a release may use something in it. */
export type CapabilityCheck = (capability: Capability) => boolean;

/**
 * A draft may use what the plan of the day includes; a reopened release also what the plan of its first submission did: a
 * correction must not cost a new subscription.
 */
export function getEntitlement(
  actor: Actor,
  release: Pick<ReleaseRow, 'status' | 'submitted_plan'> | null,
): CapabilityCheck {
  const plans: Plan[] = [actor.plan];
  if (release?.status === 'reopened' && release.submitted_plan !== null) plans.push(release.submitted_plan);
  return (capability) => plans.some((plan) => can(plan, capability));
}

/** Refuses a save that adds what the plan does not include; what stood there before may stay or go. */
export function refuseNewPaidFeatures(may: CapabilityCheck, before: Release | null, after: Release): void {
  refuse(may, findNewPaidFeatures(before && toIdentifiedDraft(before), toIdentifiedDraft(after)));
}

/** Refuses a submission with anything the plan does not include, each named. */
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
