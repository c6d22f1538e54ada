import { ACTOR_KINDS } from '@tangent/domain/identity/access/actor-kind.ts';
import { BLOCK_REASONS } from '@tangent/domain/identity/access/blocked.ts';
import { CONTACT_METHODS } from '@tangent/domain/identity/account/contact.ts';
import { SIGN_IN_METHODS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { PLANS, SUBSCRIPTION_PROVIDERS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';

export const users = pgTable(
  'users',
  {
    id: idColumn(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    username: text().notNull(),
    email: text().notNull(),
    /**
     * When the owner opened the link in an email to this address; before that the account neither submits nor withdraws
     * (A-055).
     */
    email_verified_at: instantColumn(),
    /** Null for users who sign in with Google or Apple and never chose a password. */
    password_hash: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    is_staff: boolean().notNull().default(false),
    freeze: boolean().notNull().default(false),
    banned: boolean().notNull().default(false),
    block_reason: text({ enum: BLOCK_REASONS }),
    block_note: text(),
    blocked_at: instantColumn(),
    deactivated_at: instantColumn(),
    /**
     * When all personal data was removed from a closed account; the row stays for the rows that refer to it.
     */
    erased_at: instantColumn(),
    phone_code: text(),
    phone_number: text(),
    preferred_contact_method: text({ enum: CONTACT_METHODS }).notNull().default('email'),
    email_notifications: boolean().notNull().default(true),
    marketing: boolean().notNull(),
    terms_accepted_at: instantColumn().notNull(),
    /** The code that friends of this user sign up with. */
    referral_code: text().notNull().default(sql`substr(md5(gen_random_uuid()::text), 1, 8)`),
    referred_by_user: text(),
    campaign_tags: jsonb().$type<{ campaign?: string; medium?: string; source?: string }>(),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    uniqueIndex('users_username_key').on(sql`lower(${t.username})`),
    uniqueIndex('users_referral_code_key').on(t.referral_code),
    // The back office lists users newest first.
    index().on(t.created_at, t.id),
  ],
);

/** Addresses of banned users whose account was erased: they still cannot create another one. */
export const blocked_addresses = pgTable('blocked_addresses', {
  /** SHA-256 of the mailbox; in rows from before it, of the address in lower case. */
  email_sha256: text().primaryKey(),
  at: instantColumn().notNull(),
});

/**
 * The subscription that counts for an account, chosen from its paid, granted and Apple subscriptions
 * (`server/money/plan`); an account without a row is on the free plan.
 */
export const subscriptions = pgTable('subscriptions', {
  account_id: uuid()
    .primaryKey()
    .references(() => users.id),
  plan: text({ enum: PLANS }).notNull(),
  status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
  expires_at: instantColumn(),
  provider: text({ enum: SUBSCRIPTION_PROVIDERS }),
  cancel_at_period_end: boolean().notNull().default(false),
  /** The plan after the end of the period, if it changes. */
  pending_plan: text({ enum: PLANS }),
});

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie: a stolen database gives access to no account. */
    token_hash: text().primaryKey(),
    /** The id by which the owner revokes it. */
    id: uuid().notNull().default(sql`gen_random_uuid()`),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instantColumn().notNull(),
    last_used_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
    method: text({ enum: SIGN_IN_METHODS }).notNull().default('password'),
    ip_address: text(),
    user_agent: text(),
    /**
     * When the password, and the two-factor code if there is one, was last confirmed in this session: sensitive actions
     * need a recent confirmation.
     */
    confirmed_at: instantColumn(),
  },
  (t) => [index().on(t.user_id), index().on(t.expires_at), uniqueIndex('sessions_id_key').on(t.id)],
);

/** Solved captchas that were submitted: each is valid once. */
export const captcha_uses = pgTable(
  'captcha_uses',
  { signature: text().primaryKey(), expires_at: instantColumn().notNull() },
  (t) => [index().on(t.expires_at)],
);

/**
 * Actions of staff and everything about money and blocks. Rows are kept; only texts about an erased user are
 * removed (0021).
 */
export const audit_events = pgTable(
  'audit_events',
  {
    id: idColumn(),
    actor_id: uuid().references(() => users.id),
    actor_kind: text({ enum: ACTOR_KINDS }).notNull(),
    action: text().notNull(),
    subject_kind: text().notNull(),
    subject_id: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instantColumn().notNull(),
  },
  (t) => [index().on(t.subject_kind, t.subject_id), check('audit_events_action_check', sql`${t.action} <> ''`)],
);
