import { ACCOUNT_EXPORT_STATES } from '@tangent/domain/identity/account/account-export.ts';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** An archive of everything in an account, built by a job and stored for a week. */
export const account_exports = pgTable(
  'account_exports',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: ACCOUNT_EXPORT_STATES }).notNull().default('waiting'),
    /** Null until it is built, and again when its week is over. */
    storage_key: text(),
    size_bytes: bigint({ mode: 'number' }),
    requested_at: instantColumn().notNull(),
    ready_at: instantColumn(),
    expires_at: instantColumn(),
  },
  (t) => [index().on(t.account_id, t.requested_at)],
);

/**
 * The table that an account is downloading, so that it downloads one at a time however many processes there are
 * . A row counts until its time is over, by the clock of the database. Without a foreign key: it is worthless
 * after a minute.
 */
export const table_leases = pgTable('table_leases', {
  account_id: uuid().primaryKey(),
  token: uuid().notNull(),
  until: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
});
