import type { decideDispute as decideCall } from '@tangent/contract/promotion/rights-claim.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { checkIsrc, normaliseIsrc } from '@tangent/domain/catalogue/release/check-codes.ts';
import type { AuditAction } from '@tangent/domain/identity/access/audit-action.ts';
import { eq, or } from 'drizzle-orm';
import type { z } from 'zod';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { holdEarnings, releaseEarnings } from '../../money/royalty/public.ts';
import { listByIsrc, matchCodes } from '../../money/store-file/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ClaimRow, changeGroup, enqueueAnswers, lockClaim } from './claim-store.ts';
import { notifyOwner } from './receive-claim.ts';

/** Sends a dispute to the service, or returns it to the artist, who sees the note and can answer again. */
export async function decideDispute(
  tx: Tx,
  actor: Actor,
  id: string,
  body: z.output<typeof decideCall.body>,
  now: Date,
): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  const waits = claim.state === 'answered' && claim.answer === 'dispute' && claim.checked_at === null;
  if (!waits) throw new Refusal('invalid_transition');
  const checked = { checked_at: now, checked_by: actor.user_id };
  if (body.decision === 'send') {
    await enqueueAnswers(tx, await changeGroup(tx, id, 'answered', { ...checked, staff_note: null }));
    await record(tx, actor, id, { action: 'claim.send_dispute', at: now });
  } else {
    const again = { state: 'open', answer: null, answered_at: null, staff_note: body.note } as const;
    await changeGroup(tx, id, 'answered', { ...checked, ...again, checked_at: null });
    await record(tx, actor, id, { action: 'claim.return_dispute', at: now, note: body.note });
    await notifyOwner(tx, claim, 'claim_returned', now);
  }
  return lockClaim(tx, id);
}

/** Matches a claim that no code of the service led to a track; from then on it is its owner's. */
export async function matchClaim(tx: Tx, actor: Actor, id: string, text: string, now: Date): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  if (claim.track_id !== null) throw new Refusal('invalid_transition');
  const isrc = normaliseIsrc(text);
  const issues = checkIsrc('isrc', isrc);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const found = matchCodes({ isrc, upc: null }, await listByIsrc(tx, [isrc]), []);
  const track = typeof found === 'string' ? undefined : found[0];
  if (track === undefined) throw new Refusal('invalid_input', [{ code: 'claim_no_track', path: 'isrc' }]);
  const { track_id, account_id } = track;
  const isOfGroup = or(eq(rights_claims.id, id), eq(rights_claims.same_as, id));
  await tx.update(rights_claims).set({ track_id, account_id, isrc }).where(isOfGroup);
  await record(tx, actor, id, { action: 'claim.match', at: now });
  if (claim.state === 'open') await notifyOwner(tx, { ...claim, track_id }, 'claim_opened', now);
  return lockClaim(tx, id);
}

/** Holds the earnings of the claimed release while the claim is open, or releases them. */
export async function holdClaimEarnings(
  tx: Tx,
  actor: Actor,
  id: string,
  { hold, note }: { hold: boolean; note: string },
  now: Date,
): Promise<ClaimRow> {
  const claim = await lockClaim(tx, id);
  const [track] = claim.track_id === null ? [] : await tx.select().from(tracks).where(eq(tracks.id, claim.track_id));
  if (!track) throw new Refusal('invalid_transition');
  const change = hold ? holdEarnings : releaseEarnings;
  if (!(await change(tx, actor, { release_id: track.release_id }, note, now))) throw new Refusal('invalid_transition');
  return claim;
}

/** Staff has looked at what the service took back. */
export async function settleContradiction(tx: Tx, actor: Actor, id: string, now: Date): Promise<ClaimRow> {
  await lockClaim(tx, id);
  await tx.update(rights_claims).set({ contradicted: false }).where(eq(rights_claims.id, id));
  await record(tx, actor, id, { action: 'claim.settle', at: now });
  return lockClaim(tx, id);
}

type Action = { action: AuditAction; at: Date; note?: string };

async function record(tx: Tx, actor: Actor, id: string, { action, at, note }: Action): Promise<void> {
  const details = note === undefined ? {} : { note };
  await recordAction(tx, action, { by: byStaff(actor), subject: { kind: 'rights_claim', id }, details, at });
}
