import { review_proposals } from '@tangent/db/schema/catalogue/release.ts';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

export type ProposalRow = typeof review_proposals.$inferSelect;

export async function findProposal(tx: Tx | Db, releaseId: string): Promise<ProposalRow | null> {
  const [row] = await tx.select().from(review_proposals).where(eq(review_proposals.release_id, releaseId));
  return row ?? null;
}

/**
 * Refuses any other decision while a proposal waits for its second approval: it must be confirmed or sent back first.
 */
export async function refuseWhileProposed(tx: Tx, releaseId: string): Promise<void> {
  if ((await findProposal(tx, releaseId)) !== null) throw new Refusal('proposal_waits');
}

export async function insertProposal(tx: Tx, proposal: ProposalRow): Promise<void> {
  await tx.insert(review_proposals).values(proposal);
}

export async function removeProposal(tx: Tx, releaseId: string): Promise<void> {
  await tx.delete(review_proposals).where(eq(review_proposals.release_id, releaseId));
}
