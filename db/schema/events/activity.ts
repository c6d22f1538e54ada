import { ACTIVITY_TYPES, NOTIFICATION_TYPES } from '@tangent/domain/events/activity/activity.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { releases } from '../catalogue/release.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Events of releases and of money, for the activity of the account (S3-119 to S3-122, A-090). */
export const activity_events = pgTable(
  'activity_events',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    /** Null for events of money. */
    release_id: uuid().references(() => releases.id, { onDelete: 'cascade' }),
    /** The values its text names: a store, numbers of stores, a month, an amount. */
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** Updated when the same event occurs again within minutes: successive saves are one event. */
    at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.at), index().on(t.release_id, t.type)],
);

/** A notification for a user, stored and emailed. Its text is built from type and params when it is shown. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    release_id: uuid().references(() => releases.id, { onDelete: 'cascade' }),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    read: boolean().notNull().default(false),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.account_id, t.created_at),
    index('notifications_unread_index').on(t.account_id).where(sql`not ${t.read}`),
  ],
);

/** The switches of an account for one type of notification; without a row both are on. */
export const notification_settings = pgTable(
  'notification_settings',
  {
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: NOTIFICATION_TYPES }).notNull(),
    email: boolean().notNull(),
    app: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.type] })],
);
