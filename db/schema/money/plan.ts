import { PLANS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import {
  CHECKOUT_STATES,
  GRANT_PROVIDERS,
  PAYMENT_KINDS,
  PAYMENT_STATES,
} from '@tangent/domain/money/plan/purchase.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const accountColumn = () =>
  uuid()
    .notNull()
    .references(() => users.id);

/** The customer of an account at the payment service. */
export const stripe_customers = pgTable(
  'stripe_customers',
  {
    account_id: uuid()
      .primaryKey()
      .references(() => users.id),
    customer_id: text().notNull().unique(),
    created_at: instantColumn().notNull(),
    /** The first successful payment for a plan: the money-back guarantee counts from it. */
    first_paid_at: instantColumn(),
    /** Names the card of the first payment: the same value at another customer is the same card. */
    card_fingerprint: text(),
  },
  (t) => [index().on(t.card_fingerprint)],
);

/** Each subscription as the payment service last described it: a copy, never changed by our own actions. */
export const stripe_subscriptions = pgTable(
  'stripe_subscriptions',
  {
    id: text().primaryKey(),
    account_id: accountColumn(),
    plan: text({ enum: PLANS }).notNull(),
    status: text({ enum: SUBSCRIPTION_STATUSES }).notNull(),
    period_start: instantColumn().notNull(),
    period_end: instantColumn().notNull(),
    /** The end of the paid time; while a renewal is past due, the start of the unpaid period. */
    expires_at: instantColumn().notNull(),
    cancel_at_period_end: boolean().notNull(),
    pending_plan: text({ enum: PLANS }),
    latest_invoice_id: text(),
    /** Grows with every sync, so that of two concurrent syncs the older one does not overwrite the newer. */
    version: integer().notNull().default(1),
    /** Since when one of our actions waits for confirmation. */
    pending_since: instantColumn(),
    /** Who requested that action: the owner, or staff on their behalf. */
    requested_by: uuid().references(() => users.id),
    /** Payments refused since the last successful one: a new attempt is a new request to the payment service. */
    failed_attempts: integer().notNull().default(0),
    last_attempt_at: instantColumn(),
    /** The end of the period for which the owner was notified of the renewal. */
    renewal_notified_for: instantColumn(),
    created_at: instantColumn().notNull(),
    polled_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id), index().on(t.status, t.expires_at)],
);

/** Checkout pages of the payment service; an account has one at a time, so that nothing is bought twice. */
export const plan_checkouts = pgTable(
  'plan_checkouts',
  {
    id: idColumn(),
    account_id: accountColumn(),
    plan: text({ enum: PLANS }).notNull(),
    state: text({ enum: CHECKOUT_STATES }).notNull(),
    session_id: text().unique(),
    address: text(),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
  },
  (t) => [
    uniqueIndex('plan_checkouts_one_key').on(t.account_id).where(sql`${t.state} in ('opening', 'open')`),
    index().on(t.state, t.expires_at),
  ],
);

/** Invoices of the payment service for plans, as it last described them. */
export const plan_payments = pgTable(
  'plan_payments',
  {
    id: idColumn(),
    account_id: accountColumn(),
    subscription_id: text().notNull(),
    invoice_id: text().notNull().unique(),
    number: text(),
    kind: text({ enum: PAYMENT_KINDS }).notNull(),
    plan: text({ enum: PLANS }).notNull(),
    state: text({ enum: PAYMENT_STATES }).notNull(),
    amount_cents: integer().notNull(),
    refunded_cents: integer().notNull().default(0),
    /** The part of it that the customer's bank took back after a dispute. */
    charged_back_cents: integer().notNull().default(0),
    /** The amount of an open dispute at the customer's bank; a lost one counts as refunded. */
    disputed_cents: integer().notNull().default(0),
    created_at: instantColumn().notNull(),
    paid_at: instantColumn(),
  },
  (t) => [index().on(t.account_id, t.created_at)],
);

/** Refunds under the money-back guarantee: one per account. From then on the subscription counts as ended. */
export const plan_refunds = pgTable('plan_refunds', {
  account_id: uuid()
    .primaryKey()
    .references(() => users.id),
  subscription_id: text().notNull(),
  amount_cents: integer().notNull(),
  requested_at: instantColumn().notNull(),
  finished_at: instantColumn(),
});

/** Plans that we do not charge for: granted by staff, or billed by Apple. */
export const plan_grants = pgTable(
  'plan_grants',
  {
    id: idColumn(),
    account_id: accountColumn(),
    provider: text({ enum: GRANT_PROVIDERS }).notNull(),
    plan: text({ enum: PLANS }).notNull(),
    reason: text().notNull(),
    granted_by: uuid().references(() => users.id),
    starts_at: instantColumn().notNull(),
    ends_at: instantColumn().notNull(),
    /** When it was revoked before its end. */
    revoked_at: instantColumn(),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id)],
);

/**
 * The effective plan from a time on, written at every change: the plan on the last day of a month decides the share of
 * its sales.
 */
export const plan_history = pgTable(
  'plan_history',
  {
    id: idColumn(),
    account_id: accountColumn(),
    plan: text({ enum: PLANS }).notNull(),
    since: instantColumn().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.since)],
);
