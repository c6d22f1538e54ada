import type { Release } from '@tangent/contract/catalogue/release.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { decideReview, type Verdict } from './decide-review.ts';
import { getReviewer, lockForReview } from './decision.ts';
import { refuseWhileProposed } from './proposal-store.ts';

/** Reopens a release: its owner corrects it and submits it again. */
export async function reopenRelease(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  verdict: Verdict,
  now: Date,
): Promise<Release> {
  const reviewer = getReviewer(actor);
  await lockForReview(tx, releaseId);
  await refuseWhileProposed(tx, releaseId);
  await decideReview(tx, reviewer, { release_id: releaseId, to: 'reopened', at: now }, verdict);
  return getReleaseView(tx, releaseId, now);
}
