import { STORE_CATEGORIES } from '@tangent/domain/store/store.ts';
import { boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
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
});

/** How a store wants its deliveries. */
export type StoreProfile = {
  ern_version: '43';
  commercial_models: { model: string; use_types: string[] }[];
  hash_algorithm: 'SHA-256' | 'MD5';
  folder_prefix: boolean;
  /** Address of the store's SFTP server; null means the one of the settings. */
  sftp_url: string | null;
  sftp_username: string;
};

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
