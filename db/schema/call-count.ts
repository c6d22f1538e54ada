import { integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';

/**
 * The calls of accounts in a minute as each process has counted them, so that the processes know of each other
 * (decision 18). Rows are worthless after their minute. Without a foreign key: a batch must not fail because one of its
 * accounts was erased.
 */
export const call_counts = pgTable(
  'call_counts',
  {
    account_id: uuid().notNull(),
    /** Minutes since 1970. */
    minute: integer().notNull(),
    process_id: uuid().notNull(),
    calls: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.minute, t.account_id, t.process_id] })],
);
