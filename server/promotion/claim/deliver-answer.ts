import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { and, eq } from 'drizzle-orm';
import type { ClaimJobContext } from './context.ts';

/**
 * Delivers an answer to its service. Delivering twice changes nothing there, so a worker may die between the two steps.
 * A service that does not respond is asked again later.
 */
export async function deliverAnswer(context: ClaimJobContext, claimId: string): Promise<void> {
  const { db, clock, rights } = context;
  const isWaiting = and(eq(rights_claims.id, claimId), eq(rights_claims.state, 'answered'));
  const [claim] = await db.select().from(rights_claims).where(isWaiting);
  // The claim ended meanwhile, or staff returned the dispute.
  if (!claim?.answer || (claim.answer === 'dispute' && claim.checked_at === null)) return;
  const service = rights[claim.service];
  if (service === undefined) throw new Error(`no access to ${claim.service} is configured`);
  await service.answerClaim(claim.service_claim_id, claim.answer, claim.reason);
  await db.update(rights_claims).set({ state: 'sent', sent_at: clock.now() }).where(isWaiting);
}
