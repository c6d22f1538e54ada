import { STORE_CATEGORIES } from '@tangent/domain/store/store.ts';
import { STORE_CONTRACTS, type StoreProfile } from '@tangent/domain/store/store-profile.ts';
import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';

/** A store or service music goes to. */
export const stores = pgTable('stores', {
  id: text().primaryKey(),
  name: text().notNull(),
  category: text({ enum: STORE_CATEGORIES }).notNull(),
  premium: boolean().notNull(),
  active: boolean().notNull().default(true),
  /** Null while nobody has agreed with the store how it is reached: nothing is delivered to it. */
  ddex_party_id: text(),
  /** False while the party id is only good for the sandbox. */
  party_id_confirmed: boolean().notNull(),
  contract: text({ enum: STORE_CONTRACTS }).notNull().default('sandbox'),
});

/** Profiles are never changed: a new one gets the next version, and a message remembers which it was built with. */
export const store_profiles = pgTable(
  'store_profiles',
  {
    id: idColumn(),
    store_id: text()
      .notNull()
      .references(() => stores.id),
    version: integer().notNull(),
    profile: jsonb().$type<StoreProfile>().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [unique('store_profiles_version_key').on(t.store_id, t.version)],
);

/**
 * The line to a store: whether it can be used now. No row is a line that never failed. Times are product time, as are those of
 * the messages that wait for it.
 */
export const store_connections = pgTable('store_connections', {
  store_id: text()
    .primaryKey()
    .references(() => stores.id),
  /** Failures in a row; a success sets it back. */
  failures: integer().notNull().default(0),
  /** The circuit is open until then: nobody knocks. After that one message tries the line for all. */
  retry_at: instantColumn(),
  /** Why it failed last, for staff. */
  error_class: text(),
  error_text: text(),
  /** A person must look first: the store refuses our key, or is not the store it was. */
  stopped_reason: text(),
  /** Staff holds deliveries back. */
  paused_at: instantColumn(),
  paused_by: uuid().references(() => users.id),
  pause_note: text(),
  changed_at: instantColumn().notNull(),
});
