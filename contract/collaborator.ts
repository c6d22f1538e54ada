import { PAYEE_STATES } from '@tangent/domain/collaborator/payee.ts';
import { SPLIT_VERSION_STATUSES } from '@tangent/domain/collaborator/split-version.ts';
import { CREDITS_MAX, TRACKS_MAX } from '@tangent/domain/limits.ts';
import { CONTRIBUTOR_ROLES } from '@tangent/domain/release/credits.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { micros } from './royalty.ts';
import { basisPoints, cursor, id, idempotencyKey, idParams, instant, pageOf, period } from './values.ts';

const COLLABORATORS = '/v1/api/collaborators';

/** Somebody with a share in tracks of the account. */
const payee = z.object({
  id,
  name: z.string(),
  email: z.string(),
  state: z.enum(PAYEE_STATES),
  invited_at: instant,
  answered_at: instant.nullable(),
  /** What they earned in all, and what of it waits until they claim it. */
  earned_micros: micros,
  waiting_micros: micros,
});
export type Payee = z.infer<typeof payee>;

const part = z.object({
  name: z.string(),
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)),
  share_basis_points: basisPoints,
  /** Null: the owner keeps the part. */
  payee_id: id.nullable(),
});

/** Who gets what of a track from a month on. Versions are never changed. */
const splitVersion = z.object({
  number: z.number().int(),
  effective_from: period,
  status: z.enum(SPLIT_VERSION_STATUSES),
  /** What the owner gets back first, and what of it has come back. */
  recoupable_cents: z.number().int(),
  recouped_micros: micros,
  created_at: instant,
  parts: z.array(part),
});
export type SplitVersion = z.infer<typeof splitVersion>;

const splitTrack = z.object({
  id,
  position: z.number().int(),
  title: z.string(),
  version_title: z.string().nullable(),
  /** The newest version; a change is based on it. 0 while there is none. */
  newest: z.number().int(),
  /** The newest first, at most 20. */
  versions: z.array(splitVersion),
  /** What the first version begins with: the credits. */
  credits: z.array(part.omit({ payee_id: true })),
  /** What the owner has earned with it, and everybody else. */
  earned_micros: micros,
  earnings: z.array(z.object({ payee_id: id, amount_micros: micros })),
});
export type SplitTrack = z.infer<typeof splitTrack>;

const splitRelease = z.object({
  id,
  title: z.string(),
  primary_artist: z.string(),
  status: z.enum(RELEASE_STATUSES),
  artwork_upload_id: id.nullable(),
  tracks: z.array(splitTrack),
});
export type SplitRelease = z.infer<typeof splitRelease>;

export const listCollaborators = defineCall({
  method: 'GET',
  path: COLLABORATORS,
  summary: 'Who gets what of which track, ten releases at a time, those in stores first',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(splitRelease).extend({
    /** Everybody who is named in these tracks. */
    payees: z.array(payee),
    /** The month of now: no version begins earlier. */
    this_month: period,
  }),
});

export const listPayees = defineCall({
  method: 'GET',
  path: `${COLLABORATORS}/payees`,
  summary: 'Everybody with a share in tracks of the account, who was named last first',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(payee),
});

/** A track of somebody else of which the account gets a share. */
const receivedShare = z.object({
  payee_id: id,
  track_id: id,
  title: z.string(),
  artist: z.string(),
  /** What is theirs in this month's sales; 0 while nothing is. */
  share_basis_points: basisPoints,
  /** From when another share counts, and which. */
  next: z.object({ effective_from: period, share_basis_points: basisPoints }).nullable(),
  earned_micros: micros,
});
export type ReceivedShare = z.infer<typeof receivedShare>;

export const listReceivedShares = defineCall({
  method: 'GET',
  path: `${COLLABORATORS}/shared`,
  summary: 'Tracks of other people of which the account gets a share',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(receivedShare),
});

const wantedPart = part.omit({ payee_id: true }).extend({
  name: z.string().max(400),
  roles: z.array(z.enum(CONTRIBUTOR_ROLES)).max(CONTRIBUTOR_ROLES.length),
  share_basis_points: z.number().int().min(0).max(1_000_000),
  email: z.string().max(400).nullable(),
});
const basedOn = z.object({
  /** The newest version that was shown: when another one came meanwhile, the answer is `conflict`. */
  based_on: z.number().int().min(0),
});

export const saveSplit = defineCall({
  method: 'PUT',
  path: `${COLLABORATORS}/tracks/:track_id/split`,
  summary: 'Divides a track, and others of its release alike, from a month on; invites who is named by an address',
  params: z.object({ track_id: id }),
  body: basedOn.extend({
    parts: z.array(wantedPart).max(CREDITS_MAX),
    effective_from: z.string().max(7),
    /** What the owner gets back first of each of the tracks. */
    recoupable_cents: z.number().int(),
    /** Other tracks of the same release that are divided in the same way. */
    also_apply_to: z
      .array(basedOn.extend({ track_id: id }))
      .max(TRACKS_MAX.album)
      .default([]),
  }),
  idempotency_key: idempotencyKey,
  response: null,
});

export const invitePayee = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/:id/invite`,
  summary: 'Sends the mail with the link to a share once more',
  params: idParams,
  body: z.object({}),
  idempotency_key: idempotencyKey,
  response: payee,
});

/** From a mail; it stands in no address of ours. */
const token = z.string().max(200);

/** What a link leads to: who shares, what, and what waits. */
const claimOffer = z.object({
  /** The artist whose tracks they are. */
  artist: z.string(),
  /** As the owner named them, and where the mail went. */
  name: z.string(),
  email: z.string(),
  state: z.enum(PAYEE_STATES),
  /** The tracks are of the account that asks: nothing to claim. */
  is_own: z.boolean(),
  /** At most 20, and how many there are. */
  tracks: z.array(
    z.object({ title: z.string(), artist: z.string(), share_basis_points: basisPoints, effective_from: period }),
  ),
  track_count: z.number().int(),
  waiting_micros: micros,
});
export type ClaimOffer = z.infer<typeof claimOffer>;

export const getClaim = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/look`,
  summary: 'What the link of a mail offers',
  body: z.object({ token }),
  response: claimOffer,
});

export const claimShare = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims`,
  summary: 'Takes a share for the account: what waits moves to its balance, what comes later goes there at once',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: z.object({ moved_micros: micros }),
});

export const declineShare = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/decline`,
  summary: 'Says that a share is not wanted: no more mails, and the owner is told',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: null,
});

export const renewClaim = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/renew`,
  summary: 'Sends a new link to the address that an old one was sent to',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: null,
});
