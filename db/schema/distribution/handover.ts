import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { LiveMarks } from '@tangent/domain/distribution/move/store-handover.ts';
import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { releases } from '../catalogue/release.ts';
import { instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Releases that go to another distributor; the plan per store follows from the deliveries. */
export const handovers = pgTable(
  'handovers',
  {
    release_id: uuid()
      .primaryKey()
      .references(() => releases.id, { onDelete: 'cascade' }),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The new distributor, and the day on which it delivers. */
    distributor: text().notNull(),
    delivers_on: date({ mode: 'string' }).notNull(),
    /** The days on which the artist saw the new delivery, by store. */
    live_marks: jsonb().$type<LiveMarks>().notNull().default({}),
    /** The stores that the release can leave since these days, of which the artist was notified. */
    announced_marks: jsonb().$type<Readonly<Record<string, CalendarDate>>>().notNull().default({}),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id)],
);
