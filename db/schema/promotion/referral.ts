import { REFERRAL_DECISIONS } from '@tangent/domain/promotion/referral/friend-state.ts';
import { REWARD_STATES, REWARD_WAYS } from '@tangent/domain/promotion/referral/reward.ts';
import { RISK_SIGNALS } from '@tangent/domain/promotion/referral/risk.ts';
import { TIERS } from '@tangent/domain/promotion/referral/tier.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';
import { plan_grants } from '../money/plan.ts';

/** People who signed up with the code of a user. */
export const referrals = pgTable(
  'referrals',
  {
    id: idColumn(),
    referrer_id: uuid()
      .notNull()
      .references(() => users.id),
    friend_id: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    signed_up_at: instantColumn().notNull(),
    /** The network that the friend signed up from: the first 24 bits of IPv4, the first 64 of IPv6. */
    network: text(),
    /** When the payment was old enough and the signals of abuse were looked for. */
    checked_at: instantColumn(),
    signals: text({ enum: RISK_SIGNALS }).array().notNull().default(sql`'{}'::text[]`),
    /** Since when the friend counts; null while not, or not any more. */
    qualified_at: instantColumn(),
    /** The decision of staff, who made it and why. */
    decision: text({ enum: REFERRAL_DECISIONS }),
    decided_by: uuid().references(() => users.id),
    decided_at: instantColumn(),
    note: text(),
  },
  (t) => [
    index().on(t.referrer_id, t.signed_up_at),
    index().on(t.checked_at),
    index('referrals_waiting_index')
      .on(t.checked_at)
      .where(sql`${t.checked_at} is not null and ${t.qualified_at} is null and ${t.decision} is null`),
  ],
);

/** How many browsers a user's link brought: each counts once while it remembers the code. */
export const referral_visits = pgTable('referral_visits', {
  account_id: uuid()
    .primaryKey()
    .references(() => users.id),
  count: integer().notNull(),
});

/** The reward of an account for a tier: given once each. */
export const referral_rewards = pgTable(
  'referral_rewards',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    tier: text({ enum: TIERS as [(typeof TIERS)[number], ...typeof TIERS] }).notNull(),
    state: text({ enum: REWARD_STATES }).notNull(),
    /** How often it was earned: after it was taken back it can be earned again. */
    times: integer().notNull().default(1),
    earned_at: instantColumn().notNull(),
    /** Null until it is decided. */
    way: text({ enum: REWARD_WAYS }),
    granted_at: instantColumn(),
    grant_id: uuid().references(() => plan_grants.id),
    credit_cents: integer(),
    taken_back_at: instantColumn(),
    /** How much of the credit was left to take back; null until it was read. */
    credit_back_cents: integer(),
    /** When the payment service confirmed that. */
    credit_back_at: instantColumn(),
  },
  (t) => [unique('referral_rewards_tier_key').on(t.account_id, t.tier), index().on(t.state)],
);
