import { SUSPENSE_REASONS, SUSPENSE_STATES } from '@tangent/domain/money/royalty/sales-file.ts';
import {
  bigint,
  char,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stores } from '../catalogue/store.ts';
import { instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

const countColumn = () => bigint({ mode: 'number' }).notNull().default(0);
const dayColumn = () => date({ mode: 'string' }).notNull();

/** The figures of a store for a recording and a day. Listeners are those of the day; followers are the ones gained. */
const countColumns = () => ({
  streams: countColumn(),
  listeners: countColumn(),
  saves: countColumn(),
  followers: countColumn(),
  playlist_adds: countColumn(),
});

/**
 * Daily trends of stores: one row per line of a file. Trends have no money and never touch the ledger. Every
 * key starts with the account, so that the tables can be distributed by it. Partitioned by month of the day. No foreign
 * keys: rows are written by the million, and the import checks them. Ages and genders are numbers of
 * `domain/insight/analytics/audience.ts`, devices of `device.ts` beside it.
 */
export const trend_entries = pgTable(
  'trend_entries',
  {
    account_id: uuid().notNull(),
    day: dayColumn(),
    file_no: integer().notNull(),
    line_no: integer().notNull(),
    track_id: uuid().notNull(),
    store_id: text().notNull(),
    country: char({ length: 2 }).notNull(),
    playlist_no: integer(),
    ...countColumns(),
    age_group: smallint(),
    gender: smallint(),
    device: smallint(),
  },
  (t) => [
    primaryKey({ name: 'trend_entries_key', columns: [t.account_id, t.day, t.file_no, t.line_no] }),
    index('trend_entries_file_no_index').using('brin', t.file_no),
  ],
);

/** Totals of lines, written in the transaction of their file: by day, and by month with the first day of the month. */
const trackColumns = () => ({ track_id: uuid().notNull(), store_id: text().notNull(), ...countColumns() });
const countryColumns = () => ({
  track_id: uuid().notNull(),
  country: char({ length: 2 }).notNull(),
  streams: countColumn(),
  listeners: countColumn(),
});
/** Only from lines with a playlist. */
const playlistColumns = () => ({
  track_id: uuid().notNull(),
  playlist_no: integer().notNull(),
  streams: countColumn(),
  listeners: countColumn(),
  playlist_adds: countColumn(),
});
/** From all lines: an unreported age or gender is 0. */
const audienceColumns = () => ({
  track_id: uuid().notNull(),
  age_group: smallint().notNull(),
  gender: smallint().notNull(),
  listeners: countColumn(),
  streams: countColumn(),
});

const byDay = () => ({ account_id: uuid().notNull(), day: dayColumn() });
const byMonth = () => ({ account_id: uuid().notNull(), month: dayColumn() });

export const trend_track_days = pgTable('trend_track_days', { ...byDay(), ...trackColumns() }, (t) => [
  primaryKey({ name: 'trend_track_days_key', columns: [t.account_id, t.day, t.track_id, t.store_id] }),
]);
export const trend_country_days = pgTable('trend_country_days', { ...byDay(), ...countryColumns() }, (t) => [
  primaryKey({ name: 'trend_country_days_key', columns: [t.account_id, t.day, t.track_id, t.country] }),
]);
export const trend_playlist_days = pgTable('trend_playlist_days', { ...byDay(), ...playlistColumns() }, (t) => [
  primaryKey({ name: 'trend_playlist_days_key', columns: [t.account_id, t.day, t.track_id, t.playlist_no] }),
]);
export const trend_audience_days = pgTable('trend_audience_days', { ...byDay(), ...audienceColumns() }, (t) => [
  primaryKey({ name: 'trend_audience_days_key', columns: [t.account_id, t.day, t.track_id, t.age_group, t.gender] }),
]);

export const trend_track_months = pgTable('trend_track_months', { ...byMonth(), ...trackColumns() }, (t) => [
  primaryKey({ name: 'trend_track_months_key', columns: [t.account_id, t.month, t.track_id, t.store_id] }),
]);
export const trend_country_months = pgTable('trend_country_months', { ...byMonth(), ...countryColumns() }, (t) => [
  primaryKey({ name: 'trend_country_months_key', columns: [t.account_id, t.month, t.track_id, t.country] }),
]);
export const trend_playlist_months = pgTable('trend_playlist_months', { ...byMonth(), ...playlistColumns() }, (t) => [
  primaryKey({ name: 'trend_playlist_months_key', columns: [t.account_id, t.month, t.track_id, t.playlist_no] }),
]);
export const trend_audience_months = pgTable('trend_audience_months', { ...byMonth(), ...audienceColumns() }, (t) => [
  primaryKey({
    name: 'trend_audience_months_key',
    columns: [t.account_id, t.month, t.track_id, t.age_group, t.gender],
  }),
]);

/** The first day with totals of a track at a store, and in a playlist: queries over all time start there. */
const byTrack = () => ({ account_id: uuid().notNull(), track_id: uuid().notNull() });
const firstDay = () => ({ first_day: dayColumn() });

export const trend_track_first_days = pgTable(
  'trend_track_first_days',
  { ...byTrack(), store_id: text().notNull(), ...firstDay() },
  (t) => [primaryKey({ name: 'trend_track_firsts_key', columns: [t.account_id, t.track_id, t.store_id] })],
);
export const trend_playlist_first_days = pgTable(
  'trend_playlist_first_days',
  { ...byTrack(), playlist_no: integer().notNull(), ...firstDay() },
  (t) => [primaryKey({ name: 'trend_playlist_firsts_key', columns: [t.account_id, t.track_id, t.playlist_no] })],
);

/** Playlists as stores name them, shared by all accounts. */
export const trend_playlists = pgTable(
  'trend_playlists',
  {
    playlist_no: integer().primaryKey().generatedAlwaysAsIdentity({ name: 'trend_playlists_playlist_no_seq' }),
    store_id: text().notNull(),
    name: text().notNull(),
  },
  (t) => [uniqueIndex('trend_playlists_name_key').on(t.store_id, t.name)],
);

/**
 * The days a store has reported, by posted files: they show how recent figures are, and distinguish zero from unknown.
 */
export const trend_reported_days = pgTable(
  'trend_reported_days',
  {
    store_id: text().notNull(),
    day: dayColumn(),
    file_no: integer().notNull(),
    received_at: instantColumn().notNull(),
  },
  (t) => [primaryKey({ columns: [t.store_id, t.day, t.file_no] }), index().on(t.file_no)],
);

/** The contents of a file for a store and a day, also while it waits for a decision. */
export const trend_file_days = pgTable(
  'trend_file_days',
  {
    file_no: integer().notNull(),
    /** The store as the file names it, and its id; null until staff assign a store. */
    store_ref: text().notNull(),
    day: dayColumn(),
    store_id: text().references(() => stores.id),
    lines: integer().notNull(),
    suspense_lines: integer().notNull(),
    ...countColumns(),
  },
  (t) => [primaryKey({ columns: [t.file_no, t.store_ref, t.day] })],
);

/** Lines of trends whose recording is not matched yet. */
export const trend_suspense_lines = pgTable(
  'trend_suspense_lines',
  {
    file_no: integer().notNull(),
    line_no: integer().notNull(),
    day: dayColumn(),
    store_id: text().notNull(),
    country: char({ length: 2 }).notNull(),
    isrc: text(),
    upc: text(),
    playlist_no: integer(),
    ...countColumns(),
    age_group: smallint(),
    gender: smallint(),
    device: smallint(),
    reason: text({ enum: SUSPENSE_REASONS }).notNull(),
    state: text({ enum: SUSPENSE_STATES }).notNull().default('open'),
    matched_track_id: uuid(),
    matched_by: uuid().references(() => users.id),
    matched_at: instantColumn(),
  },
  (t) => [primaryKey({ columns: [t.file_no, t.line_no] }), index().on(t.state, t.isrc)],
);
