import { SHARE_ROLES } from '@tangent/domain/catalogue/release/credit/contributor-role.ts';
import { VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { CREDITS_MAX, TRACKS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { PAYEE_STATES } from '@tangent/domain/money/collaborator/payee.ts';
import { SPLIT_VERSION_STATUSES } from '@tangent/domain/money/collaborator/split-version.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { basisPoints, cursor, id, idempotencyKey, idParams, instant, pageOf, period } from '../values.ts';
import { micros } from './royalty.ts';

const COLLABORATORS = '/v1/api/collaborators';

/** A person with a share in tracks of the account. */
const payee = z.object({
  id,
  name: z.string(),
  email: z.string(),
  state: z.enum(PAYEE_STATES),
  invited_at: instant,
  answered_at: instant.nullable(),
  /** The answer of the server that refused our newest email to this address; null while none did. */
  mail_refusal: z.string().nullable(),
  /** The total they earned, and the part that waits until they accept the share. */
  earned_micros: micros,
  waiting_micros: micros,
});
export type Payee = z.infer<typeof payee>;

const part = z.object({
  name: z.string(),
  roles: z.array(z.enum(SHARE_ROLES)),
  share_basis_points: basisPoints,
  /** Null: the owner keeps this part. */
  payee_id: id.nullable(),
});

/** The shares of a track from a month on. Versions never change. */
const splitVersion = z.object({
  number: z.number().int(),
  effective_from: period,
  status: z.enum(SPLIT_VERSION_STATUSES),
  /** The amount the owner recoups first, and the part already recouped. */
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
  version_type: z.enum(VERSION_TYPES),
  version_title: z.string().nullable(),
  /** Number of the newest version, on which a change is based. 0 if there is none. */
  newest: z.number().int(),
  /** Newest first, at most 20. */
  versions: z.array(splitVersion),
  /** The parts a first version starts with, taken from the credits. */
  credits: z.array(part.omit({ payee_id: true })),
  /** The earnings of the owner from this track, and those of all others. */
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
  summary: 'Lists tracks with their splits, ten releases at a time, those in stores first',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(splitRelease).extend({
    /** All payees named in these tracks. */
    payees: z.array(payee),
    /** The current month: no version may start earlier. */
    this_month: period,
  }),
});

export const listPayees = defineCall({
  method: 'GET',
  path: `${COLLABORATORS}/payees`,
  summary: 'Lists the payees with a share in tracks of the account, most recently named first',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(payee),
});

/** A track of another account in which this account has a share. */
const receivedShare = z.object({
  payee_id: id,
  track_id: id,
  title: z.string(),
  artist: z.string(),
  /** The share in this month's sales; 0 if there is none. */
  share_basis_points: basisPoints,
  /** The next change of the share, and the month it starts. */
  next: z.object({ effective_from: period, share_basis_points: basisPoints }).nullable(),
  earned_micros: micros,
});
export type ReceivedShare = z.infer<typeof receivedShare>;

export const listReceivedShares = defineCall({
  method: 'GET',
  path: `${COLLABORATORS}/shared`,
  summary: 'Lists the tracks of other accounts in which this account has a share',
  scope: 'read_royalties',
  query: z.object({ cursor }),
  response: pageOf(receivedShare),
});

const requestedPart = part.omit({ payee_id: true }).extend({
  name: z.string().max(400),
  roles: z.array(z.enum(SHARE_ROLES)).max(SHARE_ROLES.length),
  share_basis_points: z.number().int().min(0).max(1_000_000),
  email: z.string().max(400).nullable(),
});
const basedOn = z.object({
  /** The newest version the caller has seen: if a newer one exists, the call fails with `conflict`. */
  based_on: z.number().int().min(0),
});

export const saveSplit = defineCall({
  method: 'PUT',
  path: `${COLLABORATORS}/tracks/:track_id/split`,
  summary:
    'Sets the split of a track, and of others of its release, from a month on; invites people named by email address',
  params: z.object({ track_id: id }),
  body: basedOn.extend({
    parts: z.array(requestedPart).max(CREDITS_MAX),
    effective_from: z.string().max(7),
    /** The amount the owner recoups first from each of the tracks. */
    recoupable_cents: z.number().int(),
    /** Other tracks of the same release that get the same split. */
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
  summary: 'Sends the email with the link to a share to a payee again',
  params: idParams,
  body: z.object({}),
  idempotency_key: idempotencyKey,
  response: payee,
});

/** From an email; it never appears in a URL of ours. */
const token = z.string().max(200);

/** The share behind the link of an invitation: who shares, which tracks, and the money that waits. */
const shareOffer = z.object({
  /** The artist of the tracks. */
  artist: z.string(),
  /** The name the owner entered, and the address the email went to. */
  name: z.string(),
  email: z.string(),
  state: z.enum(PAYEE_STATES),
  /** The tracks belong to the calling account: nothing to accept. */
  is_own: z.boolean(),
  /** At most 20, and the number of all. */
  tracks: z.array(
    z.object({ title: z.string(), artist: z.string(), share_basis_points: basisPoints, effective_from: period }),
  ),
  track_count: z.number().int(),
  waiting_micros: micros,
});
export type ShareOffer = z.infer<typeof shareOffer>;

export const getShareOffer = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/look`,
  summary: 'Returns the share behind the link of an email',
  body: z.object({ token }),
  response: shareOffer,
});

export const acceptShare = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims`,
  summary: 'Accepts a share for the account: waiting money moves to its balance, later money goes there directly',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: z.object({ moved_micros: micros }),
});

export const declineShare = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/decline`,
  summary: 'Declines a share: no more emails are sent, and the owner is notified',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: null,
});

export const renewShareLink = defineCall({
  method: 'POST',
  path: `${COLLABORATORS}/claims/renew`,
  summary: 'Sends a new link to the address that an old link was sent to',
  body: z.object({ token }),
  idempotency_key: idempotencyKey,
  response: null,
});
