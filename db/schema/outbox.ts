import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './column.ts';

export const OUTBOX_HOLDS = ['by_hand', 'set_back'] as const;

/**
 * Whether anything may leave for stores and people (docs/decisions/0015). One row. It says in which database it was written,
 * so that a copy of it, which a restored backup is, knows that it is one.
 */
export const outbox_guard = pgTable('outbox_guard', {
  id: integer().primaryKey().default(1),
  /** The database that may send, as PostgreSQL itself tells databases apart. */
  home: text().notNull(),
  /** Grows while workers run. Each keeps a note of it on its disk: a database behind such a note has been set back. */
  mark: bigint({ mode: 'number' }).notNull().default(0),
  /** Why nothing may leave, apart from being a copy; null while it may. */
  hold: text({ enum: OUTBOX_HOLDS }),
  changed_at: instantColumn().notNull(),
});
