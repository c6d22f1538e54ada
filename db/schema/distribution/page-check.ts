import { PAGE_STATES } from '@tangent/domain/distribution/delivery/page-check.ts';
import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { releases } from '../catalogue/release.ts';
import { stores } from '../catalogue/store.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Whether a live release stands on the right artist pages at a store, by the last daily check. */
export const page_checks = pgTable(
  'page_checks',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    state: text({ enum: PAGE_STATES }).notNull(),
    /** The main artist that it is about, and the id of the page that is the right one. */
    artist: text().notNull(),
    expected_id: text().notNull(),
    /** The page on which the release stands instead. */
    found_id: text(),
    found_name: text(),
    /** Since when the state and the pages are these. */
    changed_at: instantColumn().notNull(),
    checked_at: instantColumn().notNull(),
    /** When the store was asked last to move the release; null once it stands right. */
    requested_at: instantColumn(),
  },
  (t) => [unique('page_checks_release_key').on(t.release_id, t.store_id)],
);
