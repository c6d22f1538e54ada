import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { deliverAnswerJob } from './jobs.ts';

export type ClaimRow = typeof rights_claims.$inferSelect;

/** A claim that is shown: the repetitions of a doubled one only get the same answer. */
export const isShown = isNull(rights_claims.same_as);

/** Returns a claim of the caller. One of another account does not exist for them. */
export async function getOwnClaim(tx: Tx | Db, { user_id }: Actor, id: string): Promise<ClaimRow> {
  const isOwn = and(eq(rights_claims.id, id), eq(rights_claims.account_id, user_id), isShown);
  const [row] = await tx.select().from(rights_claims).where(isOwn);
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function getClaim(tx: Tx | Db, id: string): Promise<ClaimRow> {
  const [row] = await tx.select().from(rights_claims).where(eq(rights_claims.id, id));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns the same claim, locked: an answer, a decision of staff and a notice of the service never cross. */
export async function lockClaim(tx: Tx, id: string): Promise<ClaimRow> {
  const [row] = await tx.select().from(rights_claims).where(eq(rights_claims.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Changes a claim and its repetitions in this state. Returns the changed rows. */
export function changeGroup(
  tx: Tx,
  id: string,
  state: ClaimRow['state'],
  change: Partial<ClaimRow>,
): Promise<ClaimRow[]> {
  const isOfGroup = or(eq(rights_claims.id, id), eq(rights_claims.same_as, id));
  return tx
    .update(rights_claims)
    .set(change)
    .where(and(isOfGroup, eq(rights_claims.state, state)))
    .returning();
}

/** Enqueues the delivery of the answers of these claims. */
export async function enqueueAnswers(tx: Tx, claims: readonly Pick<ClaimRow, 'id'>[]): Promise<void> {
  for (const { id } of claims) await enqueue(tx, deliverAnswerJob, { claim_id: id }, { key: id });
}
