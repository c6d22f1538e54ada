import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { ACCOUNT_STATUSES, USER_ACTIONS } from '@tangent/domain/identity/access/account-status.ts';
import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import { SOCIAL_PROVIDERS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { securityEvent } from '../identity/account.ts';
import { calendarDate, cursor, id, idParams, instant, language, pageOf } from '../values.ts';

/** A text that staff write, to the user or for the audit log. */
const text = z.string().trim().min(1).max(1000);

/** An account as a row of the list. */
export const listedUser = z.object({
  id,
  name: z.string(),
  username: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  account_status: z.enum(ACCOUNT_STATUSES),
  is_staff: z.boolean(),
  plan: z.enum(PLANS),
  created_at: instant,
});
export type ListedUser = z.infer<typeof listedUser>;

const userRelease = z.object({
  id,
  title: z.string(),
  primary_artist: z.string(),
  status: z.enum(RELEASE_STATUSES),
  release_date: calendarDate.nullable(),
});
export type UserRelease = z.infer<typeof userRelease>;

const userArtist = z.object({ id, name: z.string(), legal_name: z.string(), verified: z.boolean() });
export type UserArtist = z.infer<typeof userArtist>;

/** Everything staff need to decide about an account, and nothing that would let them sign in to it. */
const userDetail = listedUser.extend({
  language,
  phone: z.string().nullable(),
  block: z.object({ reason: z.enum(BLOCK_REASONS), note: z.string().nullable(), since: instant }).nullable(),
  deactivated_at: instant.nullable(),
  erased_at: instant.nullable(),
  last_seen_at: instant.nullable(),
  has_password: z.boolean(),
  providers: z.array(z.enum(SOCIAL_PROVIDERS)),
  twofactor: z.boolean(),
  subscription: z
    .object({
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      expires_at: instant.nullable(),
      provider: z.enum(SUBSCRIPTION_PROVIDERS).nullable(),
      cancel_at_period_end: z.boolean(),
    })
    .nullable(),
  session_count: z.number().int(),
  token_count: z.number().int(),
  artists: z.array(userArtist),
  /** Newest first; `release_count` counts all. */
  releases: z.array(userRelease),
  release_count: z.number().int(),
  /** Releases in stores or on their way there: a ban takes them down, and they block closing the account. */
  live_release_count: z.number().int(),
  security_events: z.array(securityEvent),
  /** The actions the caller can take now. None on their own account or on those of other staff. */
  actions: z.array(z.enum(USER_ACTIONS)),
});
export type UserDetail = z.infer<typeof userDetail>;

const USERS = '/v1/api/backoffice/people';

export const listUsers = defineCall({
  method: 'GET',
  path: USERS,
  summary: 'Lists the accounts, newest first',
  query: z.object({
    /** Name, user name, email or id. */
    search: z.string().max(254).optional(),
    /** `blocked` means frozen or banned. */
    account_status: z.enum([...ACCOUNT_STATUSES, 'blocked']).optional(),
    role: z.enum(['staff']).optional(),
    /** The effective plan. */
    plan: z.enum(PLANS).optional(),
    cursor,
  }),
  response: pageOf(listedUser),
});

export const getUser = defineCall({
  method: 'GET',
  path: `${USERS}/:id`,
  summary: 'Returns one account with its status, its contents and its history',
  params: idParams,
  response: userDetail,
});

/** The reason for a block, from the fixed list, and a note for the user on the page of blocked accounts. */
const block = z.object({ reason: z.enum(BLOCK_REASONS), note: text.nullable() });
/** Why an action is undone or something is ended, for the audit log. */
const note = z.object({ note: text });

export const freezeUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/freeze`,
  summary: 'Freezes an account; its releases stay in stores',
  params: idParams,
  body: block,
  response: userDetail,
});

export const unfreezeUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/unfreeze`,
  summary: 'Unfreezes a frozen account',
  params: idParams,
  body: note,
  response: userDetail,
});

export const banUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/ban`,
  summary:
    'Bans an account permanently: ends its sessions, revokes its tokens and takes its releases out of all stores',
  params: idParams,
  body: block,
  response: userDetail,
});

export const unbanUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/unban`,
  summary: 'Lifts a mistaken ban; takedowns that were already requested continue',
  params: idParams,
  body: note,
  response: userDetail,
});

export const deactivateUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/deactivate`,
  summary: 'Closes an account; refused while releases are in stores, unless the caller confirms it',
  params: idParams,
  body: note.extend({ forced: z.boolean().default(false) }),
  response: userDetail,
});

export const reactivateUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/reactivate`,
  summary: 'Reactivates a closed account',
  params: idParams,
  body: note,
  response: userDetail,
});

export const verifyArtist = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/artists/:id/verified',
  summary: 'Marks the identity of an artist as verified, or removes the mark',
  params: idParams,
  body: note.extend({ verified: z.boolean() }),
  response: userArtist,
});
