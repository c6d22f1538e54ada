import { audioFacts } from '@tangent/contract/catalogue/upload.ts';
import type { RightsClaim, RightsClaimDetail, StaffClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { rights_claims } from '@tangent/db/schema/promotion/rights-claim.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { LOST_DISPUTES_MAX } from '@tangent/domain/request-limits.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { listUploadRows, presentUpload } from '../../catalogue/upload/public.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type ClaimRow, isShown } from './claim-store.ts';

const YEAR_MS = 365 * DAY_MS;

/** The part of a track that a list shows. */
export type ClaimedTrack = { title: string; artwork_upload_id: string | null } | null;

export function presentClaim(row: ClaimRow, track: ClaimedTrack): RightsClaim {
  const { id, service, kind, state, result, answer, video_title, channel, views, claimant, due_on } = row;
  return {
    id,
    service,
    kind,
    state,
    result,
    answer,
    title: track?.title || row.recording_title,
    artwork_upload_id: track?.artwork_upload_id ?? null,
    video_title,
    channel,
    views,
    claimant,
    claimed_at: row.claimed_at.toISOString(),
    due_on,
  };
}

/** Presents a claim with its evidence, its answer and what is on hold because of it. */
export async function presentClaimDetail(tx: Tx | Db, row: ClaimRow): Promise<RightsClaimDetail> {
  const { track_id, match_start_seconds: start, match_seconds: seconds } = row;
  const [found] =
    track_id === null
      ? []
      : await tx
          .select({ track: tracks, release: releases })
          .from(tracks)
          .innerJoin(releases, eq(releases.id, tracks.release_id))
          .where(eq(tracks.id, track_id));
  const audioId = found?.track.audio_upload_id ?? null;
  const uploads = await listUploadRows(tx, [...row.document_upload_ids, ...(audioId === null ? [] : [audioId])]);
  const facts = audioFacts.safeParse(uploads.find(({ id }) => id === audioId)?.facts);
  return {
    ...presentClaim(
      row,
      found ? { title: found.track.title, artwork_upload_id: found.release.artwork_upload_id } : null,
    ),
    release_id: found?.release.id ?? null,
    track_id,
    isrc: row.isrc,
    video_url: row.video_url,
    reference_title: row.reference_title,
    match: start === null || seconds === null ? null : { start_seconds: start, seconds },
    audio_upload_id: audioId,
    duration_ms: facts.success ? facts.data.duration_ms : null,
    times_claimed: 1 + (await tx.$count(rights_claims, eq(rights_claims.same_as, row.id))),
    contradicted: row.contradicted,
    reason: row.reason,
    documents: uploads.filter(({ id }) => row.document_upload_ids.includes(id)).map(presentUpload),
    documents_removed_at: row.documents_removed_at?.toISOString() ?? null,
    staff_note: row.staff_note,
    answered_at: row.answered_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    held_since: found ? await findHold(tx, found.release.id) : null,
  };
}

async function findHold(tx: Tx | Db, releaseId: string): Promise<string | null> {
  const { held_at, release_id, released_at, track_id } = earnings_holds;
  const isOpen = and(eq(release_id, releaseId), isNull(released_at), isNull(track_id));
  const [hold] = await tx.select({ held_at }).from(earnings_holds).where(isOpen);
  return hold?.held_at.toISOString() ?? null;
}

/** Presents a claim for staff: whose it is, and how often the account lost a dispute within a year. */
export async function presentClaimForStaff(tx: Tx | Db, row: ClaimRow, now: Date): Promise<StaffClaimDetail> {
  const detail = await presentClaimDetail(tx, row);
  const [user] = row.account_id === null ? [] : await tx.select().from(users).where(eq(users.id, row.account_id));
  const isLost = and(
    eq(rights_claims.answer, 'dispute'),
    or(eq(rights_claims.result, 'upheld'), eq(rights_claims.result, 'released')),
    gte(rights_claims.closed_at, new Date(now.getTime() - YEAR_MS)),
    isShown,
  );
  const lost_disputes =
    row.account_id === null
      ? 0
      : await tx.$count(rights_claims, and(eq(rights_claims.account_id, row.account_id), isLost));
  return {
    ...detail,
    owner: user ? { account_id: user.id, name: `${user.first_name} ${user.last_name}` } : null,
    upc: row.upc,
    recording_title: row.recording_title,
    lost_disputes,
    is_repeated: lost_disputes >= LOST_DISPUTES_MAX,
  };
}
