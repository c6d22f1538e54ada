import type { listReviews } from '@tangent/contract/distribution/backoffice-review.ts';
import {
  release_findings,
  release_status_changes,
  releases,
  review_proposals,
} from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import {
  listSecondApprovalCauses,
  type SecondApprovalCause,
} from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { presentProposal } from './present-proposal.ts';

export interface WaitingReview {
  id: string;
  submitted_ms: number;
  /** The caller has already decided on or proposed something for this release. */
  is_own_review: boolean;
  /** Why approving it takes two reviewers. */
  causes: SecondApprovalCause[];
  proposal: z.input<typeof listReviews.response>['items'][number]['proposal'];
}

const proposers = alias(users, 'proposers');

/** Lists every release that waits for a decision, with the values that determine its position in the queue. */
export async function listWaitingReviews(
  tx: Tx | Db,
  actor: Actor,
  needsSecondApproval: boolean,
): Promise<WaitingReview[]> {
  const rows = await selectWaiting(tx, actor);
  const found = await listFindings(tx);
  return rows.map(({ id, submitted_ms, decided_before, owner, proposal, proposer }) => {
    const facts = { owner_blocked: owner.banned || owner.freeze, findings: found.get(id) ?? [] };
    return {
      id,
      submitted_ms: Number(submitted_ms),
      is_own_review: decided_before || proposal?.proposed_by === actor.user_id,
      causes: needsSecondApproval ? listSecondApprovalCauses({ decision: 'approve', ...facts }) : [],
      proposal: proposal && proposer && presentProposal(proposal, proposer, actor),
    };
  });
}

function selectWaiting(tx: Tx | Db, { user_id }: Actor) {
  const byRelease = sql`where c.release_id = ${releases}.id`;
  return tx
    .select({
      id: releases.id,
      submitted_ms: sql<string>`(select extract(epoch from coalesce(max(c.at), ${releases}.updated_at)) * 1000
        from ${release_status_changes} c ${byRelease} and c.to_status = 'submitted')`,
      decided_before: sql<boolean>`exists (
        select 1 from ${release_status_changes} c ${byRelease} and c.by = 'staff' and c.actor_id = ${user_id})`,
      owner: { banned: users.banned, freeze: users.freeze },
      proposal: review_proposals,
      proposer: { first_name: proposers.first_name, last_name: proposers.last_name },
    })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .leftJoin(review_proposals, eq(review_proposals.release_id, releases.id))
    .leftJoin(proposers, eq(proposers.id, review_proposals.proposed_by))
    .where(eq(releases.status, 'in_review'));
}

type Finding = { code: string; params?: Record<string, string | number> };

async function listFindings(tx: Tx | Db): Promise<Map<string, Finding[]>> {
  const rows = await tx
    .select({ id: releases.id, code: release_findings.code, params: release_findings.params })
    .from(release_findings)
    .innerJoin(releases, eq(releases.id, release_findings.release_id))
    .where(eq(releases.status, 'in_review'));
  const found = new Map<string, Finding[]>();
  for (const { id, code, params } of rows) {
    found.set(id, [...(found.get(id) ?? []), { code, ...(params ? { params } : {}) }]);
  }
  return found;
}
