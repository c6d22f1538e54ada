import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './column.ts';
import { users } from './identity/account.ts';

/**
 * First responses of calls with an idempotency key, returned when the call is repeated (rule F80 in
 * docs/standards/reliability.md).
 */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of method, address and body: a key belongs to one request. */
    request_sha256: text().notNull(),
    /** Null while the first call is still running. */
    status: integer(),
    body: text(),
    created_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.key] }), index().on(t.created_at)],
);
