import type { Release } from '@tangent/contract/release.ts';
import { type Capability, can, planFor } from '@tangent/domain/plan/capability.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { findNewPaidFeatures } from '@tangent/domain/release/new-paid-features.ts';
import { findPaidFeatures, type PaidFeature } from '@tangent/domain/release/paid-features.ts';
import { type Actor, premiumRequired } from '../auth/public.ts';
import { draftOf } from './draft-of.ts';
import type { ReleaseRow } from './present-release.ts';

/** Whether the owner of a release may use something in it. */
export type May = (capability: Capability) => boolean;

/**
 * A draft may use what the plan of the day includes; a reopened release also what the plan of its first submission did: a
 * correction must not cost a new subscription.
 */
export function entitlementOf(actor: Actor, release: Pick<ReleaseRow, 'status' | 'submitted_plan'> | null): May {
  const plans: Plan[] = [actor.plan];
  if (release?.status === 'reopened' && release.submitted_plan !== null) plans.push(release.submitted_plan);
  return (capability) => plans.some((plan) => can(plan, capability));
}

/** Refuses a save that adds what the plan does not include; what stood there before may stay or go. */
export function refuseNewPaidFeatures(may: May, before: Release | null, after: Release): void {
  refuse(may, findNewPaidFeatures(before && identifiedDraftOf(before), identifiedDraftOf(after)));
}

/** Refuses a submission with anything the plan does not include, each named. */
export function refusePaidFeatures(may: May, release: Release): void {
  refuse(may, findPaidFeatures(draftOf(release)));
}

function refuse(may: May, used: readonly PaidFeature[]): void {
  const beyond = used.filter(({ capability }) => !may(capability));
  const [first] = beyond;
  if (!first) return;
  const issues = beyond.map(({ capability, path }) => {
    return { code: 'premium_required', path, params: { feature: capability, plan: planFor(capability) } };
  });
  throw premiumRequired(first.capability, issues);
}

function identifiedDraftOf(release: Release) {
  const { tracks, ...draft } = draftOf(release);
  return { ...draft, tracks: tracks.map((track, index) => ({ ...track, id: release.tracks[index]?.id ?? '' })) };
}
