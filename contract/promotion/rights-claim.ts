import { PROOF_DOCUMENTS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import {
  CLAIM_ANSWERS,
  CLAIM_KINDS,
  CLAIM_RESULTS,
  CLAIM_SERVICES,
  CLAIM_STATES,
} from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { CLAIM_REASON_CHARS } from '@tangent/domain/request-limits.ts';
import { z } from 'zod';
import { upload } from '../catalogue/upload.ts';
import { defineCall } from '../define-call.ts';
import { micros } from '../money/royalty.ts';
import {
  calendarDate,
  count,
  cursor,
  id,
  idempotencyKey,
  idParams,
  instant,
  note,
  pageOf,
  period,
  storeId,
} from '../values.ts';

const claim = z.object({
  id,
  service: z.enum(CLAIM_SERVICES),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  result: z.enum(CLAIM_RESULTS).nullable(),
  answer: z.enum(CLAIM_ANSWERS).nullable(),
  /** The title of the matched track, or else what the service named. */
  title: z.string(),
  artwork_upload_id: id.nullable(),
  video_title: z.string(),
  channel: z.string(),
  views: count,
  claimant: z.string(),
  claimed_at: instant,
  due_on: calendarDate.nullable(),
});
export type RightsClaim = z.infer<typeof claim>;

const claimDetail = claim.extend({
  release_id: id.nullable(),
  track_id: id.nullable(),
  isrc: z.string().nullable(),
  video_url: z.string(),
  reference_title: z.string(),
  /** Where the reference matched in our track, in seconds, and the sound of the track. */
  match: z.object({ start_seconds: count, seconds: count }).nullable(),
  audio_upload_id: id.nullable(),
  duration_ms: count.nullable(),
  /** How often the service made the same claim. */
  times_claimed: count,
  contradicted: z.boolean(),
  reason: z.string(),
  documents: z.array(upload),
  documents_removed_at: instant.nullable(),
  /** Why staff returned a dispute. */
  staff_note: z.string().nullable(),
  answered_at: instant.nullable(),
  sent_at: instant.nullable(),
  closed_at: instant.nullable(),
  /** Since when the earnings of the release are on hold. */
  held_since: instant.nullable(),
});
export type RightsClaimDetail = z.infer<typeof claimDetail>;

/** The views of the inbox: claims that wait for the artist, for us or the service, and for nobody. */
export const CLAIM_VIEWS = ['open', 'waiting', 'closed'] as const;

export const listRightsClaims = defineCall({
  method: 'GET',
  path: '/v1/api/claims',
  summary: 'Lists the claims on music of the account: open ones by their last day, others newest first',
  query: z.object({ view: z.enum(CLAIM_VIEWS).default('open'), cursor }),
  response: pageOf(claim).extend({
    counts: z.object({ open: count, waiting: count, closed: count }),
    /** The last day of the most urgent open claim, and how many are due by then. */
    next_due: z.object({ due_on: calendarDate, claims: count }).nullable(),
    /** The earnings from claims: the report lines of services that claim music in videos, over the last 12 reported months. */
    earned: z.object({ micros, from: period, until: period, largest_store_id: storeId }).nullable(),
  }),
});

export const getRightsClaim = defineCall({
  method: 'GET',
  path: '/v1/api/claims/:id',
  summary: 'Returns a claim with its evidence and its answer',
  params: idParams,
  response: claimDetail,
});

export const answerRightsClaim = defineCall({
  method: 'POST',
  path: '/v1/api/claims/:id/answer',
  summary: 'Answers a claim; a dispute is checked by staff before it goes to the service',
  params: idParams,
  body: z.object({
    answer: z.enum(CLAIM_ANSWERS),
    reason: z.string().max(2 * CLAIM_REASON_CHARS.max),
    document_upload_ids: z.array(id).max(2 * PROOF_DOCUMENTS_MAX),
  }),
  idempotency_key: idempotencyKey,
  response: claimDetail,
});

const staffFacts = { owner: z.object({ account_id: id, name: z.string() }).nullable() };
const staffClaim = claim.extend(staffFacts);
export type StaffClaim = z.infer<typeof staffClaim>;

const staffClaimDetail = claimDetail.extend({
  ...staffFacts,
  upc: z.string().nullable(),
  recording_title: z.string(),
  /** Disputes of the account that it lost within a year, and whether they are too many. */
  lost_disputes: count,
  is_repeated: z.boolean(),
});
export type StaffClaimDetail = z.infer<typeof staffClaimDetail>;

/** The work of staff: check a dispute, find the track, look at a contradiction, or nothing. */
export const STAFF_CLAIM_VIEWS = ['disputes', 'unmatched', 'contradicted', 'all'] as const;

export const listStaffClaims = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/claims',
  summary: 'Lists claims of all accounts that need staff, or all of them, oldest first',
  query: z.object({ view: z.enum(STAFF_CLAIM_VIEWS).default('disputes'), cursor }),
  response: pageOf(staffClaim).extend({
    counts: z.object({ disputes: count, unmatched: count, contradicted: count, all: count }),
  }),
});

export const getStaffClaim = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/claims/:id',
  summary: 'Returns a claim for staff',
  params: idParams,
  response: staffClaimDetail,
});

export const decideDispute = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/claims/:id/dispute',
  summary: 'Sends a dispute to the service, or returns it to the artist with a note',
  params: idParams,
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('send') }),
    z.object({ decision: z.literal('return'), note }),
  ]),
  response: staffClaimDetail,
});

export const matchRightsClaim = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/claims/:id/match',
  summary: 'Matches a claim to the track with this ISRC; its owner is notified',
  params: idParams,
  body: z.object({ isrc: z.string().max(20) }),
  response: staffClaimDetail,
});

export const holdClaimEarnings = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/claims/:id/hold',
  summary: 'Puts the earnings of the claimed release on hold, or releases them',
  params: idParams,
  body: z.object({ hold: z.boolean(), note }),
  response: staffClaimDetail,
});

/** Staff has seen that the service took back what it had said. */
export const settleContradiction = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/claims/:id/settle',
  summary: 'Takes a contradicted claim off the list',
  params: idParams,
  body: z.object({}),
  response: staffClaimDetail,
});
