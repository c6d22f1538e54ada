import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instantColumn } from './column.ts';

const INBOX_PROVIDERS = ['stripe'] as const;

/**
 * Incoming events of external services, each stored once even if it arrives repeatedly (rule F14 in
 * docs/standards/reliability.md): stored first, processed later.
 */
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
