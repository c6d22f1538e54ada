import type { Release } from '@tangent/contract/catalogue/release.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { checkVerdict, decideReview, type Verdict } from './decide-review.ts';
import { getReviewer, lockForReview } from './decision.ts';
import { refuseWhileProposed } from './proposal-store.ts';
import { proposeDecision } from './second-approval.ts';

/**
 * Rejects a release permanently: its owner can only start a new one. Because a rejection is final, one reviewer
 * only proposes it and the function returns the release unchanged; where second approvals are switched off, it takes
 * effect at once.
 */
export async function rejectRelease(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  verdict: Verdict,
  { second_approval }: { second_approval: boolean },
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
