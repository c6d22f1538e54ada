import { LINK_PURPOSES } from '@tangent/domain/identity/auth/account-link.ts';
import { API_SCOPES } from '@tangent/domain/identity/auth/api-scope.ts';
import { SECURITY_EVENTS } from '@tangent/domain/identity/auth/security-event.ts';
import { SIGN_IN_METHODS, SOCIAL_PROVIDERS } from '@tangent/domain/identity/auth/sign-in-method.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from './account.ts';

const accountColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * Pending sign-ins: the password was right, the code is still missing. Their cookie gives access to nothing
 * else.
 */
export const pending_logins = pgTable(
  'pending_logins',
  {
    /** SHA-256 of the cookie. */
    token_hash: text().primaryKey(),
    user_id: accountColumn(),
    method: text({ enum: SIGN_IN_METHODS }).notNull(),
    language: text({ enum: LANGUAGES }),
    failures: integer().notNull().default(0),
    expires_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.user_id), index().on(t.expires_at)],
);

/**
 * The authenticator app of an account; without `confirmed_at` its setup is not complete and no code is required
 * (A-054).
 */
export const two_factors = pgTable('two_factors', {
  account_id: accountColumn().primaryKey(),
  /** The secret, encrypted with a key that is not in the database. */
  secret_sealed: text().notNull(),
  confirmed_at: instantColumn(),
  /** The time step of the last accepted code: a code works once (RFC 6238, 5.2). */
  last_step: bigint({ mode: 'number' }),
  created_at: instantColumn().notNull(),
});

export const recovery_codes = pgTable(
  'recovery_codes',
  { account_id: accountColumn(), code_hash: text().notNull(), used_at: instantColumn() },
  (t) => [primaryKey({ columns: [t.account_id, t.code_hash] })],
);

/** Links in emails. Their tokens are derived from the id with a key that is not in the database. */
export const account_links = pgTable(
  'account_links',
  {
    id: idColumn(),
    account_id: accountColumn(),
    purpose: text({ enum: LINK_PURPOSES }).notNull(),
    /** The address that the link was sent to. */
    email: text().notNull(),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
    /** When it was used, or replaced by a newer one. */
    ended_at: instantColumn(),
  },
  (t) => [index().on(t.account_id, t.purpose), index().on(t.expires_at)],
);

/** The identity of a user at a provider: issuer and subject, never an address (ASVS 6.8.1). */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    account_id: accountColumn(),
    email: text(),
    created_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), uniqueIndex().on(t.account_id, t.provider)],
);

/** An OAuth round trip that was started and may return once, to the same browser. */
export const social_attempts = pgTable(
  'social_attempts',
  {
    /** SHA-256 of the cookie that binds it to the browser. */
    token_hash: text().primaryKey(),
    provider: text({ enum: SOCIAL_PROVIDERS }).notNull(),
    /** The random part of the state. */
    state: text().notNull(),
    nonce: text().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.expires_at)],
);

/** Access tokens for programs of a paid account. */
export const api_tokens = pgTable(
  'api_tokens',
  {
    id: idColumn(),
    account_id: accountColumn(),
    name: text().notNull(),
    /** SHA-256 of the token, which is shown once. */
    token_hash: text().notNull(),
    scopes: text({ enum: API_SCOPES }).array().notNull(),
    created_at: instantColumn().notNull(),
    last_used_at: instantColumn(),
  },
  (t) => [uniqueIndex('api_tokens_token_key').on(t.token_hash), index().on(t.account_id)],
);

/** Security events of an account, listed for its owner. */
export const security_events = pgTable(
  'security_events',
  {
    id: idColumn(),
    account_id: accountColumn(),
    type: text({ enum: SECURITY_EVENTS }).notNull(),
    at: instantColumn().notNull(),
    ip_address: text(),
    user_agent: text(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
  },
  (t) => [index().on(t.account_id, t.at), index().on(t.at)],
);
