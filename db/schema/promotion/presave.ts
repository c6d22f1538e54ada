import { LANGUAGES } from '@tangent/domain/locale.ts';
import { CAMPAIGN_STOPS, FAN_END_REASONS, FAN_STATES, FAN_WAYS } from '@tangent/domain/promotion/presave/fan-state.ts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
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
import { releases } from '../catalogue/release.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/**
 * The pre-save campaign of a release, made at approval. The date of the release and its UPC are those of the
 * release, never copies.
 */
export const presave_campaigns = pgTable(
  'presave_campaigns',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    release_id: uuid()
      .notNull()
      .unique()
      .references(() => releases.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    starts_on: date({ mode: 'string' }).notNull(),
    /** The date that fans know; mails and calendar follow when the release has another one. */
    announced_date: date({ mode: 'string' }).notNull(),
    /** The date before it, for the notice on the page. */
    earlier_date: date({ mode: 'string' }),
    /** Counts the dates: calendars keep the entry with the highest number. */
    sequence: integer().notNull().default(0),
    /** Spotify's address of the album, as soon as a search finds it. */
    album_uri: text(),
    /** When to search for the album again. */
    next_search_at: instantColumn(),
    /** When saving started on release day; attempts end a day later. */
    saving_started_at: instantColumn(),
    /** When every fan was in a final state and the receipt was written. */
    completed_at: instantColumn(),
    stopped_at: instantColumn(),
    stop_reason: text({ enum: CAMPAIGN_STOPS }),
    created_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.account_id, t.created_at),
    index('presave_campaigns_open_index').on(t.id).where(sql`${t.completed_at} is null and ${t.stopped_at} is null`),
  ],
);

/**
 * The fans of a campaign, one row for each way. No name, and no id of a service that could be looked up: `fan_key` is an
 * HMAC under a key of the server. A fan who withdraws keeps only way, state and date.
 */
export const presave_fans = pgTable(
  'presave_fans',
  {
    id: idColumn(),
    campaign_id: uuid()
      .notNull()
      .references(() => presave_campaigns.id, { onDelete: 'cascade' }),
    way: text({ enum: FAN_WAYS }).notNull(),
    state: text({ enum: FAN_STATES }).notNull(),
    end_reason: text({ enum: FAN_END_REASONS }),
    fan_key: text(),
    /** From the service, else from the network address at consent, which is not kept. */
    country: char({ length: 2 }),
    followers: integer(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** The refresh token, sealed; removed after the verified save and with every other end. */
    sealed_token: text(),
    /** For the way by mail only; removed when it is no longer needed. */
    email: text(),
    /** The fan's own tick: the artist may have the address. */
    artist_may_write: boolean().notNull().default(false),
    /** The consent: when, to which text, and what the fan allowed. */
    consented_at: instantColumn().notNull(),
    consent_version: text().notNull(),
    consent_scope: text().notNull(),
    confirmed_at: instantColumn(),
    withdrawn_at: instantColumn(),
    attempts: integer().notNull().default(0),
    /** When the fan is next due; while an attempt runs, when it counts as lost. */
    next_attempt_at: instantColumn(),
    /** When the fan reached a final state. */
    ended_at: instantColumn(),
  },
  (t) => [
    uniqueIndex('presave_fans_key').on(t.campaign_id, t.way, t.fan_key),
    index().on(t.campaign_id, t.consented_at, t.id),
    index('presave_fans_due_index')
      .on(t.campaign_id, t.next_attempt_at)
      .where(sql`${t.state} in ('token_ok', 'saved')`),
    index('presave_fans_calendar_index').on(t.consented_at).where(sql`${t.way} = 'calendar'`),
    index('presave_fans_waiting_index').on(t.consented_at).where(sql`${t.state} = 'waiting'`),
  ],
);

/**
 * The numbers of fans behind the page of a campaign, kept by triggers of `presave_fans`: counting a million rows
 * for each view takes seconds. Rows of fans that are pruned stay counted here.
 */
export const presave_fan_counts = pgTable(
  'presave_fan_counts',
  {
    campaign_id: uuid()
      .notNull()
      .references(() => presave_campaigns.id, { onDelete: 'cascade' }),
    /** The day of the consent, in UTC. */
    day: date({ mode: 'string' }).notNull(),
    way: text({ enum: FAN_WAYS }).notNull(),
    state: text({ enum: FAN_STATES }).notNull(),
    is_withdrawn: boolean().notNull(),
    /** ZZ: unknown. */
    country: char({ length: 2 }).notNull(),
    /** Connections share a few rows: all fans of a moment in one row would wait for each other. */
    slot: smallint().notNull(),
    /** Below zero where another slot has the fans that left this one; only sums mean something. */
    fans: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({
      name: 'presave_fan_counts_key',
      columns: [t.campaign_id, t.day, t.way, t.state, t.is_withdrawn, t.country, t.slot],
    }),
  ],
);

/** A round trip to Spotify: valid once, for ten minutes. */
export const presave_tickets = pgTable(
  'presave_tickets',
  {
    id: idColumn(),
    campaign_id: uuid()
      .notNull()
      .references(() => presave_campaigns.id, { onDelete: 'cascade' }),
    /** With this the page that started the round trip polls its outcome. */
    ticket: text().notNull().unique(),
    outcome: text({ enum: ['waiting', 'saved', 'failed'] })
      .notNull()
      .default('waiting'),
    fan_id: uuid().references(() => presave_fans.id, { onDelete: 'set null' }),
    language: text({ enum: LANGUAGES }).notNull(),
    country: char({ length: 2 }),
    created_at: instantColumn().notNull(),
    expires_at: instantColumn().notNull(),
    /** Set by the first return from Spotify: a second one with the same state finds it used. */
    used_at: instantColumn(),
    /** Hides the code of the consent: only who knows it gave the consent, and may withdraw it. */
    code_key: text(),
  },
  (t) => [index().on(t.expires_at)],
);
