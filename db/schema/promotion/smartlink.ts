import { LINK_DEVICES, LINK_HIT_KINDS } from '@tangent/domain/promotion/smartlink/link-hit.ts';
import { LINK_ACCENTS, LINK_THEMES } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  customType,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { releases } from '../catalogue/release.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const dayColumn = () => date({ mode: 'string' }).notNull();
const countColumn = () => bigint({ mode: 'number' }).notNull();

/**
 * The public address of a release, made at approval, and how its page looks. The key never changes and
 * is never used for another release.
 */
export const smart_links = pgTable(
  'smart_links',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    release_id: uuid()
      .notNull()
      .unique()
      .references(() => releases.id),
    key: text().notNull().unique(),
    /** The owner's switch; whether the link is active also depends on the release. */
    is_on: boolean().notNull().default(true),
    /** Null: the theme of the fan's device. */
    theme: text({ enum: LINK_THEMES }),
    accent: text({ enum: LINK_ACCENTS }).notNull().default('cover'),
    /** Stores the artist has arranged, first to last; all others follow in the usual order. */
    store_order: text().array().notNull().default(sql`'{}'::text[]`),
    hidden_store_ids: text().array().notNull().default(sql`'{}'::text[]`),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.created_at)],
);

/**
 * Views and clicks of release pages, and the robots left out, by hour. Written every second by each process that
 * serves pages. Every key starts with the account, so that the table can be distributed by it; partitioned by month of
 * the day. No foreign keys: the writer knows the link.
 */
export const link_hits = pgTable(
  'link_hits',
  {
    account_id: uuid().notNull(),
    day: dayColumn(),
    hour: smallint().notNull(),
    link_id: uuid().notNull(),
    kind: text({ enum: LINK_HIT_KINDS }).notNull(),
    /** Empty for a view. */
    store_id: text().notNull(),
    /** ZZ: unknown. */
    country: char({ length: 2 }).notNull(),
    /** Host of the page the visitor came from; empty without one. */
    referrer: text().notNull(),
    device: text({ enum: LINK_DEVICES }).notNull(),
    count: countColumn(),
  },
  (t) => [
    primaryKey({
      name: 'link_hits_key',
      columns: [t.account_id, t.day, t.link_id, t.hour, t.kind, t.store_id, t.country, t.referrer, t.device],
    }),
  ],
);

/** Visitors of a link on a day: the sum of days counts a person once for each day. Partitioned by month of the day. */
export const link_visitor_days = pgTable(
  'link_visitor_days',
  {
    account_id: uuid().notNull(),
    day: dayColumn(),
    link_id: uuid().notNull(),
    visitors: countColumn(),
    /** The most hits, and the most visitors, that one network had; written when the day is over. */
    network_hits: countColumn().default(0),
    network_visitors: countColumn().default(0),
  },
  (t) => [primaryKey({ name: 'link_visitor_days_key', columns: [t.account_id, t.day, t.link_id] })],
);

/**
 * The visitors of today, as hashes with the secret salt of the day. Removed when the day is over: nothing that could be
 * compared with another day remains.
 */
export const link_visitors = pgTable(
  'link_visitors',
  { account_id: uuid().notNull(), day: dayColumn(), link_id: uuid().notNull(), visitor: bytea().notNull() },
  (t) => [
    primaryKey({ name: 'link_visitors_key', columns: [t.account_id, t.day, t.link_id, t.visitor] }),
    index().on(t.day),
  ],
);

/**
 * Hits and visitors of today by network, as hashes like those of `link_visitors`, and removed with them. They show
 * whether a day comes from one place.
 */
export const link_networks = pgTable(
  'link_networks',
  {
    account_id: uuid().notNull(),
    day: dayColumn(),
    link_id: uuid().notNull(),
    network: bytea().notNull(),
    hits: countColumn(),
    visitors: countColumn(),
  },
  (t) => [
    primaryKey({ name: 'link_networks_key', columns: [t.account_id, t.day, t.link_id, t.network] }),
    index().on(t.day),
  ],
);

/** The random salt of a day, shared by all processes and removed when the day is over. */
export const link_salts = pgTable('link_salts', {
  day: date({ mode: 'string' }).primaryKey(),
  salt: bytea().notNull(),
});
