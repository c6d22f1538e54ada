import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveryQuality } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { isHigherPlan, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { getReleaseView, moveRelease, refuseTakenCodes, updateReleaseFacts } from '../../catalogue/release/public.ts';
import { notify, recordActivity } from '../../events/activity/public.ts';
import { getEffectivePlan } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Hooks } from '../../platform/hooks.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { planDeliveries } from '../delivery/public.ts';
import { assignCodes, type CodePrefixes } from './assign-codes.ts';
import { getReviewer, lockForReview, type Reviewer, recordDecision } from './decision.ts';
import { refuseWhileProposed } from './proposal-store.ts';
import { findApprovalCauses, proposeDecision } from './second-approval.ts';

/** The rules of a decision that do not depend on the release. */
export interface ReviewRules {
  prefixes: CodePrefixes;
  /** Whether rejections and doubtful approvals need two reviewers. */
  second_approval: boolean;
  hooks: Hooks<Actor>;
}

const NO_VERDICT = { reasons: [], note: null, track_numbers: [], fields: [] };

/**
 * Approves a release as a reviewer. In doubtful cases the reviewer only proposes it, and the function returns
 * the release unchanged.
 */
export async function approveRelease(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  rules: ReviewRules,
  now: Date,
): Promise<Release> {
  const reviewer = getReviewer(actor);
  const release = await lockForReview(tx, releaseId);
  await refuseWhileProposed(tx, releaseId);
  if (rules.second_approval && (await findApprovalCauses(tx, release)).length > 0) {
    await proposeDecision(tx, actor, { release_id: releaseId, decision: 'approve', at: now }, NO_VERDICT);
  } else {
    await approve(tx, reviewer, releaseId, rules, now);
  }
  return getReleaseView(tx, releaseId, now);
}

/**
 * Approves a release: codes, the quality its plan pays for, the snapshot and one delivery per store are stored together
 * with the decision, or none of them is.
 */
export async function approve(
  tx: Tx,
  reviewer: Reviewer,
  releaseId: string,
  { prefixes, hooks }: Pick<ReviewRules, 'prefixes' | 'hooks'>,
  now: Date,
): Promise<void> {
  const release = await lockForReview(tx, releaseId);
  await refuseTakenCodes(tx, await getReleaseView(tx, releaseId, now));
  const move = { release_id: releaseId, at: now };
  await moveRelease(tx, { ...move, ...reviewer, from: 'in_review', to: 'approved' });
  await assignCodes(tx, releaseId, prefixes, now);
  const delivery_quality = deliveryQuality(await findSubmissionPlan(tx, release, now));
  await updateReleaseFacts(tx, releaseId, { approved_at: now, delivery_quality });
  await planDeliveries(tx, releaseId, now);
  await hooks.onApproved(tx, move);
  await moveRelease(tx, { ...move, from: 'approved', to: 'in_process', by: 'system', actor_id: null });
  await recordDecision(tx, reviewer, {
    action: 'release.approve',
    release_id: releaseId,
    details: { version: release.version, delivery_quality },
    at: now,
  });
  await recordActivity(tx, { account_id: release.account_id, type: 'approved', ...move });
  await notify(tx, { type: 'approved', ...move });
}

/** A plan that ended during the review was still paid for at submission. */
async function findSubmissionPlan(
  tx: Tx,
  { account_id, submitted_plan }: typeof releases.$inferSelect,
  now: Date,
): Promise<Plan> {
  const plan = await getEffectivePlan(tx, account_id, now);
  return submitted_plan !== null && isHigherPlan(submitted_plan, plan) ? submitted_plan : plan;
}
