import { ACCOUNT_STATUSES, USER_ACTIONS } from '@tangent/domain/access/account-status.ts';
import { BLOCK_REASONS } from '@tangent/domain/access/blocked.ts';
import { SOCIAL_PROVIDERS } from '@tangent/domain/auth/sign-in-method.ts';
import { PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/plan/plan.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { z } from 'zod';
import { securityEvent } from './account.ts';
import { defineCall } from './define-call.ts';
import { calendarDate, cursor, id, idParams, instant, language, pageOf } from './values.ts';

/** Staff's words, to the person or for the log. */
const text = z.string().trim().min(1).max(1000);

/** An account as one line of the list. */
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

/** Everything staff needs to decide about an account, and nothing that opens it. */
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
  /** The newest first; `release_count` counts all. */
  releases: z.array(userRelease),
  release_count: z.number().int(),
  /** In stores, or on the way there: what a ban takes down and what speaks against closing the account. */
  live_release_count: z.number().int(),
  security_events: z.array(securityEvent),
  /** What the caller can do now. Nothing with oneself and with colleagues. */
  actions: z.array(z.enum(USER_ACTIONS)),
});
export type UserDetail = z.infer<typeof userDetail>;

const USERS = '/v1/api/backoffice/people';

export const listUsers = defineCall({
  method: 'GET',
  path: USERS,
  summary: 'Accounts, the newest first',
  query: z.object({
    /** Name, user name, e-mail or id. */
    search: z.string().max(254).optional(),
    /** `blocked` is frozen or banned. */
    account_status: z.enum([...ACCOUNT_STATUSES, 'blocked']).optional(),
    role: z.enum(['staff']).optional(),
    /** The plan whose rules hold now. */
    plan: z.enum(PLANS).optional(),
    cursor,
  }),
  response: pageOf(listedUser),
});

export const getUser = defineCall({
  method: 'GET',
  path: `${USERS}/:id`,
  summary: 'One account: how it stands, what it has and what happened to it',
  params: idParams,
  response: userDetail,
});

/** Why somebody is kept out, from the fixed list, and a note that they read on the page of blocked accounts. */
const block = z.object({ reason: z.enum(BLOCK_REASONS), note: text.nullable() });
/** Why something is undone or ended, for the log of acts. */
const note = z.object({ note: text });

export const freezeUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/freeze`,
  summary: 'Keeps somebody out for a time; their releases stay in stores',
  params: idParams,
  body: block,
  response: userDetail,
});

export const unfreezeUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/unfreeze`,
  summary: 'Lets a frozen person in again',
  params: idParams,
  body: note,
  response: userDetail,
});

export const banUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/ban`,
  summary: 'Keeps somebody out for good: ends sessions and tokens and takes their releases out of all stores',
  params: idParams,
  body: block,
  response: userDetail,
});

export const unbanUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/unban`,
  summary: 'Lifts a ban that was a mistake; takedowns that were asked for go on',
  params: idParams,
  body: note,
  response: userDetail,
});

export const deactivateUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/deactivate`,
  summary: 'Closes an account; refused while releases are in stores unless that is meant',
  params: idParams,
  body: note.extend({ forced: z.boolean().default(false) }),
  response: userDetail,
});

export const reactivateUser = defineCall({
  method: 'POST',
  path: `${USERS}/:id/reactivate`,
  summary: 'Opens a closed account again',
  params: idParams,
  body: note,
  response: userDetail,
});

export const verifyArtist = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/artists/:id/verified',
  summary: 'Says that an artist is who they say they are, or takes that back',
  params: idParams,
  body: note.extend({ verified: z.boolean() }),
  response: userArtist,
});
