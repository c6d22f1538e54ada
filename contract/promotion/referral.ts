import { CAMPAIGN_TAG_MAX_CHARS } from '@tangent/domain/identity/identity-limits.ts';
import { FRIEND_STATES, REFERRAL_DECISIONS } from '@tangent/domain/promotion/referral/friend-state.ts';
import { REWARD_STATES, REWARD_WAYS } from '@tangent/domain/promotion/referral/reward.ts';
import { RISK_SIGNALS } from '@tangent/domain/promotion/referral/risk.ts';
import { TIERS } from '@tangent/domain/promotion/referral/tier.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { calendarDate, cents, count, cursor, id, idParams, instant, note, pageOf } from '../values.ts';

/** A tier whose friends are reached: what the account got for it, or will get. */
const reward = z.object({
  tier: z.enum(TIERS),
  state: z.enum(REWARD_STATES),
  way: z.enum(REWARD_WAYS).nullable(),
  credit_cents: cents.nullable(),
  granted_at: instant.nullable(),
});
export type ReferralReward = z.infer<typeof reward>;

export const getReferral = defineCall({
  method: 'GET',
  path: '/v1/api/referral',
  summary: 'Returns the referral program of the account: its code, how many people it brought, and its rewards',
  response: z.object({
    code: z.string(),
    /** Browsers that opened the link. */
    visits: count,
    registered: count,
    paid: count,
    qualified: count,
    rewards: z.array(reward),
    /** How a reward would be given today; null means once the running plan has ended. */
    way: z.enum(REWARD_WAYS).nullable(),
  }),
});
export type Referral = z.infer<typeof getReferral.response>;

const friend = z.object({
  id,
  /** The first letter of the address and its provider; null once the account was erased. */
  address: z.string().nullable(),
  signed_up_at: instant,
  state: z.enum(FRIEND_STATES),
  /** On which of the 14 days after the first payment the friend is; null in other states. */
  paid_day: count.nullable(),
  /** Since when the friend counts. */
  qualified_at: instant.nullable(),
  /** Until when staff decides, while the friend is being checked. */
  checked_until: calendarDate.nullable(),
});
export type ReferredFriend = z.infer<typeof friend>;

export const listReferredFriends = defineCall({
  method: 'GET',
  path: '/v1/api/referral/friends',
  summary: 'Lists the people who signed up with the code of the account, newest first, with why each counts or not',
  query: z.object({ cursor }),
  response: pageOf(friend),
});

export const countReferralVisit = defineCall({
  method: 'POST',
  path: '/v1/api/public/referral/visits',
  summary: 'Counts a browser that keeps a referral code for the first time; an unknown code is ignored',
  body: z.object({ ref: z.string().max(CAMPAIGN_TAG_MAX_CHARS) }),
  response: null,
});

const person = z.object({ id, name: z.string(), email: z.string() });
const staffReferral = friend.omit({ address: true }).extend({
  referrer: person,
  friend: person,
  signals: z.array(z.enum(RISK_SIGNALS)),
  score: count,
  decision: z.enum(REFERRAL_DECISIONS).nullable(),
  decided_at: instant.nullable(),
  note: z.string().nullable(),
});
export type StaffReferral = z.infer<typeof staffReferral>;

export const STAFF_REFERRAL_FILTERS = ['checking', 'decided', 'all'] as const;

export const listStaffReferrals = defineCall({
  method: 'GET',
  path: '/v1/api/backoffice/referrals',
  summary: 'Lists invited people: those who wait for a decision, those that were decided, or all; newest first',
  query: z.object({ cursor, show: z.enum(STAFF_REFERRAL_FILTERS).default('checking') }),
  response: pageOf(staffReferral),
});

export const decideReferral = defineCall({
  method: 'POST',
  path: '/v1/api/backoffice/referrals/:id/decision',
  summary: 'Decides whether an invited person counts; a later decision replaces an earlier one',
  params: idParams,
  body: z.object({ decision: z.enum(REFERRAL_DECISIONS), note }),
  response: staffReferral,
});
