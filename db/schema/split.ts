import { PAYEE_STATES } from '@tangent/domain/collaborator/payee.ts';
import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';

/** People with shares in the tracks of an owner, reached by mail, with an account or without one. */
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
    /** Whose account claimed the shares: their money is on it from then on. */
    account_id: uuid().references(() => users.id),
    /** Grows with every mail: only the newest link works. */
    invitation_no: integer().notNull().default(1),
    invited_at: instantColumn().notNull(),
    answered_at: instantColumn(),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('payees_email_key').on(t.owner_id, sql`lower(${t.email})`), index().on(t.account_id)],
);

/**
 * Who gets what of a track, from a month of sales on. Rows are never changed: the newest version whose month has come counts,
 * and every line that was posted remembers which one it was divided by. A track without one is all its owner's.
 */
export const split_versions = pgTable(
  'split_versions',
  {
    id: idColumn(),
    /** No reference: what was paid by it outlives the music of an erased account. */
    track_id: uuid().notNull(),
    owner_id: uuid()
      .notNull()
      .references(() => users.id),
    /** From 1 for every track. */
    number: integer().notNull(),
    /** The first day of the month. */
    effective_from: date({ mode: 'string' }).notNull(),
    /** What the owner gets back first, in micro-dollars. */
    recoupable_micros: bigint({ mode: 'bigint' }).notNull().default(sql`0`),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('split_versions_number_key').on(t.track_id, t.number), index().on(t.owner_id)],
);

/** One person of a version. Nobody to pay: the owner keeps the part. The shares of a version total 10,000. */
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

/** What of a recoupable amount a posting brought back. */
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
