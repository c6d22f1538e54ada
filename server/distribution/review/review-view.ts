import type { Resubmission } from '@tangent/contract/catalogue/submission.ts';
import type { getReview, ReviewEvent } from '@tangent/contract/distribution/backoffice-review.ts';
import { artists } from '@tangent/db/schema/catalogue/artist.ts';
import { release_findings, release_status_changes, releases } from '@tangent/db/schema/catalogue/release.ts';
import { subscriptions, users } from '@tangent/db/schema/identity/account.ts';
import { compareSubmissions } from '@tangent/domain/catalogue/release/review/compare-submissions.ts';
import { reviewDueMs } from '@tangent/domain/catalogue/release/review/review-due.ts';
import { listSecondApprovalCauses } from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { listSentProofs } from '../../catalogue/proof/public.ts';
import { getReleaseView, listSubmissions } from '../../catalogue/release/public.ts';
import { toEffectivePlan } from '../../identity/account/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listReleaseDeliveries } from '../delivery/public.ts';
import { presentProposal } from './present-proposal.ts';
import { findProposal } from './proposal-store.ts';

type ReviewView = z.input<typeof getReview.response>;

/**
 * Returns a release as a reviewer sees it: the findings, its owner, its notes and changes, and its state at the stores.
 */
export async function getReviewView(
  tx: Tx | Db,
  actor: Actor,
  releaseId: string,
  { second_approval }: { second_approval: boolean },
  now: Date,
): Promise<ReviewView> {
  const row = await getRow(tx, releaseId);
  const release = await getReleaseView(tx, releaseId, now);
  const findings = await listFindings(tx, releaseId);
  const { first_name, last_name, username, email, banned, freeze } = row.users;
  const { name, legal_first_name, legal_last_name } = row.artists;
  const facts = { owner_blocked: banned || freeze, findings };
  const listCauses = (decision: 'approve' | 'reject') =>
    second_approval ? listSecondApprovalCauses({ decision, ...facts }) : [];
  return {
    release,
    findings,
    owner: { name: `${first_name} ${last_name}`, username, email, plan: toEffectivePlan(row.subscriptions, now) },
    artist: { name, legal_first_name, legal_last_name },
    deliveries: await listReleaseDeliveries(tx, releaseId),
    due_at: findDueAt(release),
    second_approval: { approve: listCauses('approve'), reject: listCauses('reject') },
    proposal: await findProposalView(tx, actor, releaseId),
    resubmission: await findResubmission(tx, releaseId),
    proofs: await listSentProofs(tx, releaseId),
    history: await listReviewHistory(tx, releaseId),
  };
}

async function getRow(tx: Tx | Db, releaseId: string) {
  const [row] = await tx
    .select()
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .innerJoin(artists, eq(artists.id, releases.artist_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(eq(releases.id, releaseId));
  if (!row) throw new Refusal('not_found');
  return row;
}

async function findProposalView(tx: Tx | Db, actor: Actor, releaseId: string): Promise<ReviewView['proposal']> {
  const proposal = await findProposal(tx, releaseId);
  if (proposal === null) return null;
  const [proposer] = await tx.select().from(users).where(eq(users.id, proposal.proposed_by));
  if (!proposer) return null;
  const { reasons, note, track_numbers, fields } = proposal;
  return { ...presentProposal(proposal, proposer, actor), reasons, note, track_numbers, fields };
}

async function listFindings(tx: Tx | Db, releaseId: string): Promise<ReviewView['findings']> {
  const rows = await tx.select().from(release_findings).where(eq(release_findings.release_id, releaseId));
  return rows.map(({ code, path, params }) => ({ code, path, ...(params ? { params } : {}) }));
}

function findDueAt({ status, timeline }: ReviewView['release']): string | null {
  const submitted = timeline.findLast((change) => change.to === 'submitted');
  if (status !== 'in_review' || !submitted) return null;
  return new Date(reviewDueMs(Date.parse(submitted.at))).toISOString();
}

const SHOWN_STATUSES = ['submitted', 'approved', 'reopened', 'rejected'] as const;

/** Lists the submissions and decisions of a release in order, with the names of the reviewers. */
async function listReviewHistory(tx: Tx | Db, releaseId: string): Promise<ReviewEvent[]> {
  const change = release_status_changes;
  const rows = await tx
    .select({ change, first_name: users.first_name, last_name: users.last_name })
    .from(change)
    .leftJoin(users, eq(users.id, change.actor_id))
    .where(and(eq(change.release_id, releaseId), inArray(change.to_status, [...SHOWN_STATUSES])))
    .orderBy(asc(change.at), asc(change.id));
  return rows.map(({ change: { to_status, at, by, reasons, note, track_numbers, fields }, ...name }) => ({
    to: to_status,
    at: at.toISOString(),
    by,
    note,
    reasons: reasons ?? [],
    track_numbers: track_numbers ?? [],
    fields: fields ?? [],
    actor_name: by === 'staff' && name.first_name !== null ? `${name.first_name} ${name.last_name}` : null,
  }));
}

/** Returns the last two submissions side by side; null when there is only one. */
async function findResubmission(tx: Tx | Db, releaseId: string): Promise<Resubmission | null> {
  const [after, before] = await listSubmissions(tx, releaseId, 2);
  if (after === undefined || before === undefined) return null;
  return {
    before: before.content,
    after: after.content,
    before_at: before.at.toISOString(),
    changes: compareSubmissions(before.content, after.content),
  };
}
