import type { Release } from '@tangent/contract/catalogue/release.ts';
import { getReleaseView } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { approve, type ReviewRules } from './approve-release.ts';
import { decideReview } from './decide-review.ts';
import { getReviewer, lockForReview, recordDecision } from './decision.ts';
import { findProposal, type ProposalRow, removeProposal } from './proposal-store.ts';

/**
 * Confirms a proposal as the second reviewer, which executes the decision. The proposer cannot be the second reviewer.
 */
export async function confirmProposal(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  rules: ReviewRules,
  now: Date,
): Promise<Release> {
  const reviewer = getReviewer(actor);
  const proposal = await lockProposal(tx, releaseId);
  if (rules.second_approval && proposal.proposed_by === actor.user_id) throw new Refusal('second_reviewer');
  await removeProposal(tx, releaseId);
  const { proposed_by, decision } = proposal;
  if (decision === 'approve') await approve(tx, reviewer, releaseId, rules, now);
  else await decideReview(tx, reviewer, { release_id: releaseId, to: 'rejected', at: now }, proposal);
  const details = { decision, proposed_by };
  await recordDecision(tx, reviewer, { action: 'release.confirm_proposal', release_id: releaseId, details, at: now });
  return getReleaseView(tx, releaseId, now);
}

/** Withdraws a proposal, or sends it back with a note to colleagues: the release waits for a decision again. */
export async function declineProposal(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  { note }: { note: string | null },
  now: Date,
): Promise<Release> {
  const reviewer = getReviewer(actor);
  const { proposed_by, decision } = await lockProposal(tx, releaseId);
  await removeProposal(tx, releaseId);
  const details = { decision, proposed_by, note: note?.trim() || null };
  await recordDecision(tx, reviewer, { action: 'release.decline_proposal', release_id: releaseId, details, at: now });
  return getReleaseView(tx, releaseId, now);
}

async function lockProposal(tx: Tx, releaseId: string): Promise<ProposalRow> {
  await lockForReview(tx, releaseId);
  const proposal = await findProposal(tx, releaseId);
  if (proposal === null) throw new Refusal('invalid_transition');
  return proposal;
}
