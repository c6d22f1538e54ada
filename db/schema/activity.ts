import { ACTIVITY_TYPES, NOTIFICATION_TYPES } from '@tangent/domain/activity/activity.ts';
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';
import { releases } from './release.ts';

/** What happened to releases, for the account's activity (S3-119 to S3-122, A-090). */
export const activity_events = pgTable(
  'activity_events',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ACTIVITY_TYPES }).notNull(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** Also when the same was said again within minutes: saves in a row are one event. */
    at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.at), index().on(t.release_id, t.type)],
);

/** A message to a person, kept and mailed. Words are made from type and params when it is shown. */
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
  (t) => [index().on(t.account_id, t.created_at)],
);
