import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { normaliseIsrc, normaliseUpc } from '@tangent/domain/catalogue/release/check-codes.ts';
import type { ReleaseNotificationType } from '@tangent/domain/events/activity/activity.ts';
import { applyNotice, type KnownClaim } from '@tangent/domain/promotion/rights-claim/apply-notice.ts';
import { findClaimDue } from '@tangent/domain/promotion/rights-claim/claim-due.ts';
import type { ClaimService } from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { notify } from '../../events/activity/public.ts';
import type { ServiceClaim } from '../../gateways/rights/rights.ts';
import { listByIsrc, listByUpc, matchCodes } from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ClaimRow, enqueueAnswers, isShown } from './claim-store.ts';

const UPC_DIGITS = 14;

/** Stores the word of a service about a claim. Returns whether anything changed. */
export async function receiveClaim(tx: Tx, service: ClaimService, received: ServiceClaim, now: Date): Promise<boolean> {
  const isSame = and(eq(rights_claims.service, service), eq(rights_claims.service_claim_id, received.service_claim_id));
  const [known] = await tx.select().from(rights_claims).where(isSame).for('update');
  const changed_at = new Date(received.changed_at);
  const notice = { state: received.state, changed_at_ms: changed_at.getTime() };
  const effect = applyNotice(known ? toKnown(known) : null, notice);
  if (effect.effect !== 'changed') return false;
  const { state, result, reopens, contradicts } = effect;
  const change = {
    ...describe(received),
    state,
    result,
    last_state: received.state,
    changed_at,
    closed_at: state === 'closed' ? now : null,
    ...(contradicts && { contradicted: true }),
  };
  if (known === undefined) return insertClaim(tx, service, received, { ...change, received_at: now });
  const reopened = reopens ? reopenAnswer(known, changed_at) : null;
  await tx
    .update(rights_claims)
    .set({ ...change, ...reopened })
    .where(eq(rights_claims.id, known.id));
  const isNews = state === 'closed' && known.state !== 'closed' && known.same_as === null;
  if (reopened) await notifyOwner(tx, { ...known, ...reopened }, 'claim_opened', now);
  if (isNews) await notifyOwner(tx, known, 'claim_closed', now);
  return true;
}

function toKnown({ state, last_state, changed_at, answered_at }: ClaimRow): KnownClaim {
  return { state, last_state, changed_at_ms: changed_at.getTime(), answered_at_ms: answered_at?.getTime() ?? null };
}

/** The facts of a claim, which the service may correct later. */
function describe({
  service_claim_id: _id,
  claimed_at: _at,
  changed_at: _changed,
  state: _state,
  ...facts
}: ServiceClaim) {
  return {
    ...facts,
    isrc: facts.isrc === null ? null : normaliseIsrc(facts.isrc),
    upc: facts.upc === null ? null : normaliseUpc(facts.upc),
  };
}

/** The last answer is over; its words and documents stay at hand for the next one. A repetition stands on its own now. */
function reopenAnswer({ service, kind }: ClaimRow, changedAt: Date) {
  return {
    due_on: findClaimDue({ service, kind }, changedAt.getTime()),
    same_as: null,
    answer: null,
    answered_at: null,
    checked_at: null,
    sent_at: null,
    reminded_at: null,
  };
}

async function insertClaim(
  tx: Tx,
  service: ClaimService,
  received: ServiceClaim,
  facts: Omit<typeof rights_claims.$inferInsert, 'service' | 'service_claim_id' | 'claimed_at'>,
): Promise<boolean> {
  const claimed_at = new Date(received.claimed_at);
  const codes = { isrc: facts.isrc ?? null, upc: facts.upc?.padStart(UPC_DIGITS, '0') ?? null };
  const track = await findTrack(tx, codes);
  const first = facts.state === 'closed' ? null : await findSameClaim(tx, service, received, track?.track_id ?? null);
  const answered = first?.answer != null && facts.state === 'open';
  const [row] = await tx
    .insert(rights_claims)
    .values({
      ...facts,
      service,
      service_claim_id: received.service_claim_id,
      claimed_at,
      account_id: track?.account_id ?? null,
      track_id: track?.track_id ?? null,
      due_on: findClaimDue({ service, kind: received.kind }, claimed_at.getTime()),
      same_as: first?.id ?? null,
      ...(answered && copyAnswer(first)),
    })
    .returning();
  if (!row) throw new Error('the claim was not stored');
  if (answered && (first.answer !== 'dispute' || first.checked_at !== null)) await enqueueAnswers(tx, [row]);
  if (first === null && row.state === 'open') await notifyOwner(tx, row, 'claim_opened', facts.received_at);
  return true;
}

function copyAnswer({ answer, reason, answered_at, checked_at, checked_by }: ClaimRow) {
  return { state: 'answered', answer, reason, answered_at, checked_at, checked_by } as const;
}

/** Finds the one track of these codes, by the rule that also matches sales. */
async function findTrack(tx: Tx, codes: { isrc: string | null; upc: string | null }) {
  const byIsrc = codes.isrc === null ? [] : await listByIsrc(tx, [codes.isrc]);
  const byUpc = codes.upc === null ? [] : await listByUpc(tx, [codes.upc]);
  const found = matchCodes(codes, byIsrc, byUpc);
  return typeof found === 'string' || found.length !== 1 ? null : (found[0] ?? null);
}

/** Finds an earlier claim of the same party on the same recording in the same video that has not ended. */
async function findSameClaim(
  tx: Tx,
  service: ClaimService,
  { kind, video_id, claimant, isrc }: ServiceClaim,
  trackId: string | null,
): Promise<ClaimRow | null> {
  const { track_id, isrc: code } = rights_claims;
  const isOfRecording =
    trackId !== null ? eq(track_id, trackId) : isrc === null ? isNull(code) : eq(code, normaliseIsrc(isrc));
  const [row] = await tx
    .select()
    .from(rights_claims)
    .where(
      and(
        eq(rights_claims.service, service),
        eq(rights_claims.kind, kind),
        eq(rights_claims.video_id, video_id),
        eq(rights_claims.claimant, claimant),
        isOfRecording,
        ne(rights_claims.state, 'closed'),
        isShown,
      ),
    )
    .orderBy(asc(rights_claims.claimed_at), asc(rights_claims.id))
    .limit(1)
    .for('update');
  return row ?? null;
}

/** Notifies the owner of the track; a claim without one waits for staff. */
export async function notifyOwner(
  tx: Tx,
  { track_id, due_on }: { track_id: string | null; due_on?: string | null },
  type: Extract<ReleaseNotificationType, `claim_${string}`>,
  at: Date,
): Promise<void> {
  if (track_id === null) return;
  const [track] = await tx.select({ release_id: tracks.release_id }).from(tracks).where(eq(tracks.id, track_id));
  const params = type === 'claim_opened' && due_on ? { due_on } : {};
  if (track) await notify(tx, { type, release_id: track.release_id, params, at });
}
