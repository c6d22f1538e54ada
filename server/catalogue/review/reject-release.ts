import type { Release } from '@tangent/contract/release.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { getReleaseView } from '../release/public.ts';
import type { ReviewRules } from './context.ts';
import { checkVerdict, decideReview, type Verdict } from './decide-review.ts';
import { getReviewer, lockForReview } from './decision.ts';
import { refuseWhileProposed } from './proposal-store.ts';
import { proposeDecision } from './second-approval.ts';

/**
 * Refuses a release for good: its owner can only start a new one. Because it is final, one person only proposes it,
 * and the answer is the release as it still is; where a second look is switched off, it is true at once.
 */
export async function rejectRelease(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  verdict: Verdict,
  { second_approval }: Pick<ReviewRules, 'second_approval'>,
  now: Date,
): Promise<Release> {
  const reviewer = getReviewer(actor);
  await lockForReview(tx, releaseId);
  await refuseWhileProposed(tx, releaseId);
  if (second_approval) {
    const checked = await checkVerdict(tx, releaseId, verdict);
    await proposeDecision(tx, actor, { release_id: releaseId, decision: 'reject', at: now }, checked);
  } else {
    await decideReview(tx, reviewer, { release_id: releaseId, to: 'rejected', at: now }, verdict);
  }
  return getReleaseView(tx, releaseId, now);
}
