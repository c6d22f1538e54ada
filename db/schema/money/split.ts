import { PAYEE_STATES } from '@tangent/domain/money/collaborator/payee.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Holders of shares in the tracks of an owner, reached by email, with or without an account. */
export const payees = pgTable(
  'payees',
  {
    id: idColumn(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    state: text({ enum: PAYEE_STATES }).notNull().default('invited'),
    /** The account that accepted the shares: their money goes to it from then on. */
    account_id: uuid().references(() => users.id),
    /** Grows with every email: only the newest link works. */
    invitation_no: integer().notNull().default(1),
    invited_at: instantColumn().notNull(),
    answered_at: instantColumn(),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('payees_email_key').on(t.owner_id, sql`lower(${t.email})`), index().on(t.account_id)],
);

/**
 * The split of a track from a month of sales on. Rows never change: the newest version whose month has come
 * applies, and every posted line stores the version it was split by. Without a version the owner gets the whole track.
 */
export const split_versions = pgTable(
  'split_versions',
  {
    id: idColumn(),
    /** No foreign key: payments under a version outlive the music of an erased account. */
    track_id: uuid().notNull(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id),
    /** From 1 for every track. */
    number: integer().notNull(),
    /** The first day of the month. */
    effective_from: date({ mode: 'string' }).notNull(),
    /** The amount the owner recoups first, in micro-dollars. */
    recoupable_micros: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('split_versions_number_key').on(t.track_id, t.number), index().on(t.owner_id)],
);

/** One part of a version. Without a payee the owner keeps it. The shares of a version add up to 10,000. */
export const split_parts = pgTable(
  'split_parts',
  {
    version_id: uuid()
      .notNull()
      .references(() => split_versions.id),
    /** From 0. */
    position: integer().notNull(),
    name: text().notNull(),
    roles: text().array().notNull(),
    share_basis_points: integer().notNull(),
    payee_id: uuid().references(() => payees.id),
  },
  (t) => [primaryKey({ columns: [t.version_id, t.position] }), index().on(t.payee_id)],
);

/** The part of a recoupable amount that a posting recouped. */
export const split_recoupments = pgTable(
  'split_recoupments',
  {
    version_id: uuid()
      .notNull()
      .references(() => split_versions.id),
    posting_no: integer().notNull(),
    amount_micros: bigint({ mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.version_id, t.posting_no] })],
);
