import { release_findings } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import {
  listSecondApprovalCauses,
  type SecondApprovalCause,
} from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { Verdict } from './decide-review.ts';
import { getReviewer, recordDecision } from './decision.ts';
import { insertProposal } from './proposal-store.ts';

/** Returns the reasons why approving a release takes two reviewers; empty when one is enough. */
export async function findApprovalCauses(
  tx: Tx | Db,
  { id, account_id }: { id: string; account_id: string },
): Promise<SecondApprovalCause[]> {
  const [owner] = await tx.select().from(users).where(eq(users.id, account_id));
  const found = await tx.select().from(release_findings).where(eq(release_findings.release_id, id));
  const findings = found.map(({ code, params }) => ({ code, ...(params ? { params } : {}) }));
  const owner_blocked = owner?.banned === true || owner?.freeze === true;
  return listSecondApprovalCauses({ decision: 'approve', owner_blocked, findings });
}

/** Proposes a decision to a second reviewer. The release keeps its status until that reviewer has decided. */
export async function proposeDecision(
  tx: Tx,
  actor: Actor,
  proposal: { release_id: string; decision: 'approve' | 'reject'; at: Date },
  verdict: Required<Verdict>,
): Promise<void> {
  const { release_id, decision, at } = proposal;
  const stored = {
    note: verdict.note,
    reasons: [...verdict.reasons],
    track_numbers: [...verdict.track_numbers],
    fields: [...verdict.fields],
  };
  await insertProposal(tx, { ...proposal, ...stored, proposed_by: actor.user_id });
  const details = decision === 'reject' ? stored : {};
  await recordDecision(tx, getReviewer(actor), { action: `release.propose_${decision}`, release_id, details, at });
}
