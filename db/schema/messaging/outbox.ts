import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from '../column.ts';

export const OUTBOX_HOLDS = ['by_hand', 'set_back'] as const;

/**
 * Whether anything may be sent to stores and users (docs/decisions/0015). One row. It stores the database it was
 * written in, so that a copy, such as a restored backup, detects that it is a copy.
 */
export const outbox_guard = pgTable('outbox_guard', {
  id: integer().primaryKey().default(1),
  /** The database that may send, by PostgreSQL's own identifier of a database. */
  home: text().notNull(),
  /** Grows while workers run. Each worker stores a copy of it on disk: a database with a smaller value was set back. */
  mark: bigint({ mode: 'number' }).notNull().default(0),
  /** Why nothing may be sent, other than being a copy; null while sending is allowed. */
  hold: text({ enum: OUTBOX_HOLDS }),
  changed_at: instantColumn().notNull(),
});
