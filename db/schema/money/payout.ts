import { PAYOUT_METHODS, PAYOUT_SETUP_STATES } from '@tangent/domain/money/payout/payout-method.ts';
import {
  PAYOUT_FAILURES,
  WITHDRAWAL_CANCEL_REASONS,
  WITHDRAWAL_STATES,
} from '@tangent/domain/money/payout/withdrawal.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** The chosen payout method of an account (S3-022, S3-023, A-181), and the state of its setup at the services. */
export const payout_methods = pgTable('payout_methods', {
  account_id: uuid()
    .primaryKey()
    .references(() => users.id),
  /** Null until one is chosen. */
  method: text({ enum: PAYOUT_METHODS }),
  stripe_account_id: text().unique(),
  stripe_state: text({ enum: PAYOUT_SETUP_STATES }).notNull().default('incomplete'),
  payoneer_email: text(),
  /** Our id of the payee at Payoneer; a changed address gets a new one. */
  payoneer_payee_id: text().unique(),
  payoneer_state: text({ enum: PAYOUT_SETUP_STATES }).notNull().default('incomplete'),
  /** When the service was last polled. */
  polled_at: instantColumn(),
  changed_at: instantColumn().notNull(),
  /** After a change no withdrawals until then. */
  held_until: instantColumn(),
});

/** Money on its way to its owner. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    state: text({ enum: WITHDRAWAL_STATES }).notNull().default('requested'),
    amount_cents: bigint({ mode: 'number' }).notNull(),
    fee_cents: integer().notNull(),
    /** The payout method on the day of the request, and the payee at the service. */
    method: text({ enum: PAYOUT_METHODS }).notNull(),
    destination_id: text().notNull(),
    /** The destination as its owner sees it. */
    destination: text().notNull(),
    plan: text({ enum: PLANS }).notNull(),
    requested_at: instantColumn().notNull(),
    expected_on: date({ mode: 'string' }).notNull(),
    /** Large withdrawals wait for an approval. */
    needs_approval: boolean().notNull(),
    approved_by: uuid().references(() => users.id),
    approved_at: instantColumn(),
    processing_at: instantColumn(),
    /**
     * Requests to the service under the idempotency key of the withdrawal; the response to the last one may be missing.
     */
    attempts: integer().notNull().default(0),
    last_attempt_at: instantColumn(),
    is_outcome_unknown: boolean().notNull().default(false),
    provider_id: text().unique(),
    /** The fee that the service deducted, in cents: we bear it. */
    provider_fee_cents: integer().notNull().default(0),
    cancel_reason: text({ enum: WITHDRAWAL_CANCEL_REASONS }),
    failure: text({ enum: PAYOUT_FAILURES }),
    /** When it was paid, cancelled or failed. */
    finished_at: instantColumn(),
    paid_at: instantColumn(),
  },
  (t) => [
    uniqueIndex('withdrawals_one_open_key').on(t.account_id).where(sql`${t.state} in ('requested', 'processing')`),
    index().on(t.account_id, t.requested_at),
    index().on(t.state, t.expected_on),
  ],
);

/** Every state change of a withdrawal, in order. Rows are never changed or removed. */
export const withdrawal_changes = pgTable(
  'withdrawal_changes',
  {
    id: idColumn(),
    withdrawal_id: uuid()
      .notNull()
      .references(() => withdrawals.id),
    state: text({ enum: WITHDRAWAL_STATES }).notNull(),
    at: instantColumn().notNull(),
    /** Null when the product did it. */
    actor_id: uuid().references(() => users.id),
    details: jsonb().$type<Record<string, string | number | boolean | null>>().notNull().default({}),
  },
  (t) => [index().on(t.withdrawal_id, t.at)],
);
