import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/**
 * Addresses whose server refused an email for good, by the account that can do something about it: the owner of
 * the address, or who invited it. A row goes when an email to the address is accepted.
 */
export const mail_refusals = pgTable(
  'mail_refusals',
  {
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    /** In the form in which addresses are compared. */
    email: text().notNull(),
    /** The answer of the server, in one line. */
    answer: text().notNull(),
    refused_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.email] })],
);
