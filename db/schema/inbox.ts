import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instantColumn } from './column.ts';

export const INBOX_PROVIDERS = ['stripe'] as const;

/** Messages from outside, each kept once however often it comes (RELIABILITY F14): stored first, worked on later. */
export const inbox_events = pgTable(
  'inbox_events',
  {
    provider: text({ enum: INBOX_PROVIDERS }).notNull(),
    event_id: text().notNull(),
    type: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    times_received: integer().notNull().default(1),
    received_at: instantColumn().notNull(),
    handled_at: instantColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.event_id] }),
    index().on(t.received_at),
    index('inbox_events_waiting').on(t.received_at).where(sql`${t.handled_at} is null`),
  ],
);

/** First answers of calls that were made with a key, for when they are made again (RELIABILITY F80). */
export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of method, address and body: a key stands for one request. */
    request_sha256: text().notNull(),
    /** Null while the first one is being worked on. */
    status: integer(),
    body: text(),
    created_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.key] }), index().on(t.created_at)],
);
