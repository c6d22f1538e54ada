import { STORE_CATEGORIES } from '@tangent/domain/catalogue/store/store.ts';
import { STORE_CONTRACTS, type StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { STORE_STATES, TEST_ANSWERS } from '@tangent/domain/catalogue/store/store-state.ts';
import { boolean, date, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** A store or service that music goes to. */
export const stores = pgTable('stores', {
  id: text().primaryKey(),
  name: text().notNull(),
  category: text({ enum: STORE_CATEGORIES }).notNull(),
  premium: boolean().notNull(),
  active: boolean().notNull().default(true),
  /** Null until delivery is agreed with the store: nothing is delivered to it. */
  ddex_party_id: text(),
  /** False while the party id is only valid for the sandbox. */
  party_id_confirmed: boolean().notNull(),
  contract: text({ enum: STORE_CONTRACTS }).notNull().default('sandbox'),
  /** Only a live store gets releases; those for another one wait. */
  state: text({ enum: STORE_STATES }).notNull().default('live'),
  /** Null until staff decide about the state: it is then live at the sandbox, and a draft at any other address. */
  state_changed_at: instantColumn(),
  /** The onboarding deliveries: when they were made, when the store got them, and what it said. */
  kit_made_on: date({ mode: 'string' }),
  test_sent_on: date({ mode: 'string' }),
  test_answered_on: date({ mode: 'string' }),
  test_answer: text({ enum: TEST_ANSWERS }),
  /** The last day on which the store is open, once it has announced one. */
  closes_on: date({ mode: 'string' }),
});

/** Profiles never change: a new one gets the next version, and a message stores the version it was built with. */
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
 * The state of the connection to a store. A connection that never failed has no row. Times are product time, as are
 * those of the waiting messages.
 */
export const store_connections = pgTable('store_connections', {
  store_id: text()
    .primaryKey()
    .references(() => stores.id),
  /** Failures in a row; reset by a success. */
  failures: integer().notNull().default(0),
  /** The circuit breaker is open until then: no attempts. After that one message probes the connection for all. */
  retry_at: instantColumn(),
  /** The class of the last error, for staff. */
  error_class: text(),
  error_text: text(),
  /** Why staff must check first: the store refuses our key, or its host key changed. */
  stopped_reason: text(),
  /** Since when staff have paused deliveries. */
  paused_at: instantColumn(),
  paused_by: uuid().references(() => users.id),
  pause_note: text(),
  changed_at: instantColumn().notNull(),
});
