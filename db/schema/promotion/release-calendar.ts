import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { releases } from '../catalogue/release.ts';
import { instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Notes of the artist about the calendar of a release; a row from the first one on. */
export const release_plans = pgTable(
  'release_plans',
  {
    release_id: uuid()
      .primaryKey()
      .references(() => releases.id, { onDelete: 'cascade' }),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    /** The text that editors of stores ask for, written once for all of them. */
    story: text().notNull().default(''),
    /** Keys of steps that the product cannot see, and that are done. */
    ticks: text().array().notNull().default(sql`'{}'::text[]`),
    /** When the moment of the first store was shown; it is shown once. */
    live_seen_at: instantColumn(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id)],
);
