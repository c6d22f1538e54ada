import { WEBHOOK_EVENT_TYPES, WEBHOOK_MESSAGE_TYPES } from '@tangent/domain/events/webhook/event-type.ts';
import {
  WEBHOOK_MESSAGE_STATES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_PROBLEMS,
} from '@tangent/domain/events/webhook/message-state.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { uuidv7 } from 'uuidv7';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** The addresses that receive the events of an account. */
export const webhook_endpoints = pgTable(
  'webhook_endpoints',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    url: text().notNull(),
    events: text({ enum: WEBHOOK_EVENT_TYPES }).array().notNull(),
    secret_sealed: text().notNull(),
    /** The secret before the last rotation; it signs as well until its end. */
    old_secret_sealed: text(),
    old_secret_ends_at: instantColumn(),
    /** Null while the endpoint is on. */
    off_at: instantColumn(),
    off_reason: text({ enum: WEBHOOK_OFF_REASONS }),
    /** The first failure since the last delivery. */
    failing_since: instantColumn(),
    last_attempt_at: instantColumn(),
    last_delivered_at: instantColumn(),
    /** While a worker serves the endpoint no other one does; a killed worker leaves it until then. */
    leased_until: instantColumn(),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id)],
);

/**
 * The events of an account, one row for each endpoint that chose them, written in the transaction of the event. Rows of
 * one account have one key prefix, so that the table can be distributed by account; after 30 days they are deleted.
 */
export const webhook_messages = pgTable(
  'webhook_messages',
  {
    account_id: uuid().notNull(),
    /** The same in every attempt: receivers recognise a repeated message by it. */
    id: uuid().notNull().$defaultFn(uuidv7),
    endpoint_id: uuid().notNull(),
    type: text({ enum: WEBHOOK_MESSAGE_TYPES }).notNull(),
    /** The body as it is signed and sent, byte for byte. */
    payload: text().notNull(),
    state: text({ enum: WEBHOOK_MESSAGE_STATES }).notNull(),
    /** Attempts since the event, or since its owner had it sent again. */
    attempts: integer().notNull().default(0),
    /** Set while the message waits. */
    next_attempt_at: instantColumn(),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    index('webhook_messages_due_index')
      .on(t.account_id, t.endpoint_id, t.next_attempt_at)
      .where(sql`${t.state} = 'waiting'`),
    index().on(t.account_id, t.endpoint_id, t.created_at, t.id),
    index().on(t.created_at),
  ],
);

/** Every attempt to deliver a message, with what the endpoint answered. */
export const webhook_attempts = pgTable(
  'webhook_attempts',
  {
    account_id: uuid().notNull(),
    id: uuid().notNull().$defaultFn(uuidv7),
    message_id: uuid().notNull(),
    at: instantColumn().notNull(),
    duration_ms: integer().notNull(),
    /** The status of the answer; null without one. */
    status: integer(),
    /** Null when the message was taken. */
    problem: text({ enum: WEBHOOK_PROBLEMS }),
    /** The beginning of the answer. */
    answer: text(),
  },
  (t) => [
    primaryKey({ columns: [t.account_id, t.id] }),
    foreignKey({
      name: 'webhook_attempts_message_fk',
      columns: [t.account_id, t.message_id],
      foreignColumns: [webhook_messages.account_id, webhook_messages.id],
    }).onDelete('cascade'),
    index().on(t.account_id, t.message_id),
  ],
);
