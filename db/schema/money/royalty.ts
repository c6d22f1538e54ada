import { EARNINGS_HOLD_REASONS } from '@tangent/domain/money/royalty/earnings-hold.ts';
import { CHARGE_KINDS } from '@tangent/domain/money/royalty/line-kind.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const microsColumn = () => bigint({ mode: 'bigint' });
/** An amount exactly as in the report, in its own currency. */
const exactColumn = () => numeric({ precision: 42, scale: 18 });

/**
 * The value of one line of a report to one holder: the owner, or a person with a share (S3-077 to S3-090, A-085).
 * Written once with the posting, never changed. Partitioned by month of sales and by holder. No foreign keys: rows are
 * written by the million, and the posting checks them. The holder is the account of the owner or the id of the payee.
 */
export const royalty_entries = pgTable(
  'royalty_entries',
  {
    holder_id: uuid().notNull(),
    period: date({ mode: 'string' }).notNull(),
    file_no: integer().notNull(),
    line_no: integer().notNull(),
    /** Index of the track within an album that was sold whole, from 0. */
    part: smallint().notNull(),
    posting_no: integer().notNull(),
    statement_no: integer().notNull(),
    /** The number of its `LineKind`. */
    kind: smallint().notNull().default(0),
    /** 1 for a share in a track of another account. */
    is_share: smallint().notNull(),
    store_id: text().notNull(),
    country: char({ length: 2 }).notNull(),
    sale_date: date({ mode: 'string' }),
    track_id: uuid().notNull(),
    units: bigint({ mode: 'number' }).notNull(),
    gross_amount: exactColumn().notNull(),
    gross_micros: microsColumn().notNull(),
    share_basis_points: smallint().notNull(),
    net_micros: microsColumn().notNull(),
    recouped_micros: microsColumn().notNull(),
    split_version_id: uuid(),
    /** The holder's part of the net. */
    amount_micros: microsColumn().notNull(),
  },
  (t) => [primaryKey({ name: 'royalty_entries_key', columns: [t.holder_id, t.period, t.file_no, t.line_no, t.part] })],
);

/** Totals of entries by store and track, and by country and track, written with every posting. */
const totalColumns = () => ({
  holder_id: uuid().notNull(),
  period: date({ mode: 'string' }).notNull(),
  track_id: uuid().notNull(),
  is_share: smallint().notNull(),
  lines: bigint({ mode: 'number' }).notNull(),
  units: bigint({ mode: 'number' }).notNull(),
  gross_micros: microsColumn().notNull(),
  net_micros: microsColumn().notNull(),
  amount_micros: microsColumn().notNull(),
});

export const royalty_store_totals = pgTable(
  'royalty_store_totals',
  { ...totalColumns(), store_id: text().notNull() },
  (t) => [
    primaryKey({ name: 'royalty_store_totals_key', columns: [t.holder_id, t.period, t.store_id, t.track_id] }),
    index().on(t.track_id),
  ],
);

export const royalty_country_totals = pgTable(
  'royalty_country_totals',
  { ...totalColumns(), country: char({ length: 2 }).notNull() },
  (t) => [primaryKey({ name: 'royalty_country_totals_key', columns: [t.holder_id, t.period, t.country, t.track_id] })],
);

/**
 * The entries that are fines and fees, each once: they are few among many, and the screens, the emails and the
 * fraud cases ask for them. The mirror of a reversed report has rows of its own.
 */
export const royalty_charges = pgTable(
  'royalty_charges',
  {
    id: idColumn(),
    /** The owner of the track, who bears it. */
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    track_id: uuid().notNull(),
    release_id: uuid().notNull(),
    store_id: text().notNull(),
    kind: text({ enum: CHARGE_KINDS }).notNull(),
    period: date({ mode: 'string' }).notNull(),
    file_no: integer().notNull(),
    line_no: integer().notNull(),
    part: smallint().notNull(),
    posting_no: integer().notNull(),
    /** Below zero; above it the store takes a charge back, or its report was reversed. */
    amount_micros: microsColumn().notNull(),
    posted_at: instantColumn().notNull(),
    /** When the report with this line was reversed. */
    reversed_at: instantColumn(),
    /** The posting that reported its store and month again after that. */
    replaced_no: integer(),
    /** For an amount that came back: the charge that it takes back. */
    returns_id: uuid(),
  },
  (t) => [
    uniqueIndex('royalty_charges_line_key').on(t.file_no, t.line_no, t.part),
    index().on(t.account_id, t.posted_at),
    index().on(t.posting_no),
    index().on(t.returns_id),
    index().on(t.replaced_no),
    index('royalty_charges_reversed_index')
      .on(t.store_id, t.period)
      .where(sql`${t.reversed_at} is not null and ${t.replaced_no} is null`),
  ],
);

/**
 * US dollars for one unit of a currency on a day; set by staff or by a program. The newest rate on or before a day
 * applies.
 */
export const exchange_rates = pgTable(
  'exchange_rates',
  {
    currency: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    rate: numeric({ precision: 24, scale: 12 }).notNull(),
    source: text().notNull(),
    set_by: uuid().references(() => users.id),
    set_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.currency, t.day] })],
);

/** Money that arrived from a store, as staff entered it from the bank statement. */
export const store_payments = pgTable(
  'store_payments',
  {
    id: idColumn(),
    store_id: text().notNull(),
    /** The currency of the reports that it pays. */
    currency: text().notNull(),
    /** The only report, or the only month, that it was sent for; null for any of the store in its currency. */
    statement_no: integer(),
    period: date({ mode: 'string' }),
    received_on: date({ mode: 'string' }).notNull(),
    /** The amount that the store paid, in that currency. */
    settled_amount: exactColumn().notNull(),
    /** The amount that arrived, and the fee that the bank kept, in micro-dollars. */
    received_micros: microsColumn().notNull(),
    fee_micros: microsColumn().notNull().default(sql`0`),
    reference: text().notNull(),
    recorded_by: uuid().references(() => users.id),
    recorded_at: instantColumn().notNull(),
  },
  (t) => [
    uniqueIndex('store_payments_reference_key').on(t.statement_no, t.reference),
    uniqueIndex('store_payments_store_reference_key')
      .on(t.store_id, t.currency, t.reference)
      .where(sql`${t.statement_no} is null`),
  ],
);

/**
 * How each payment of a store is divided: among reports and, without a number, the store's credit. A part that leaves a
 * report or the credit again is a row below zero; the rows of a payment add up to it. Rows are never changed or removed.
 */
export const store_payment_parts = pgTable(
  'store_payment_parts',
  {
    id: idColumn(),
    payment_id: uuid()
      .notNull()
      .references(() => store_payments.id),
    statement_no: integer(),
    /** In the currency of the payment, and in micro-dollars at the rate of the report or, for credit, of the payment. */
    amount: exactColumn().notNull(),
    home_micros: microsColumn().notNull(),
    at: instantColumn().notNull(),
  },
  (t) => [index().on(t.payment_id), index().on(t.statement_no)],
);

/**
 * Holds on earnings: of a whole release that another party claims, or of the lines of one track at one store
 * whose streams look artificial. One open hold per release, and per track and store.
 */
export const earnings_holds = pgTable(
  'earnings_holds',
  {
    id: idColumn(),
    release_id: uuid().notNull(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    /** For lines of a track at a store, from this month of sales on; null for everything of the release. */
    track_id: uuid(),
    store_id: text(),
    from_period: date({ mode: 'string' }),
    reason: text({ enum: EARNINGS_HOLD_REASONS }).notNull(),
    note: text(),
    held_at: instantColumn().notNull(),
    held_by: uuid().references(() => users.id),
    released_at: instantColumn(),
    released_by: uuid().references(() => users.id),
  },
  (t) => [
    uniqueIndex('earnings_holds_open_key')
      .on(t.release_id)
      .where(sql`${t.released_at} is null and ${t.track_id} is null`),
    uniqueIndex('earnings_holds_open_lines_key').on(t.track_id, t.store_id).where(sql`${t.released_at} is null`),
    check('earnings_holds_lines_check', sql`num_nonnulls(${t.track_id}, ${t.store_id}, ${t.from_period}) in (0, 3)`),
    index().on(t.account_id),
  ],
);
