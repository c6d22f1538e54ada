import { AI_EXTENTS, type AiAnswers } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { CLAIM_POLICIES, type ClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import type { CreditedPages } from '@tangent/domain/catalogue/release/credit/credited-pages.ts';
import type { Contributor, Performer, ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { SONGWRITER_ANSWERS } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { RELEASE_OPENINGS } from '@tangent/domain/catalogue/release/date/release-opening.ts';
import { SCHEDULES } from '@tangent/domain/catalogue/release/date/schedule.ts';
import { RELEASE_TYPES, VERSION_TYPES } from '@tangent/domain/catalogue/release/release-type.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { RELEASE_MOVERS, RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { TERRITORY_MODES } from '@tangent/domain/catalogue/release/territories.ts';
import { DELIVERY_QUALITIES } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { PLANS } from '@tangent/domain/money/plan/plan.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';
import { artists } from './artist.ts';
import { uploads } from './upload.ts';

export const releases = pgTable(
  'releases',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    artist_id: uuid()
      .notNull()
      .references(() => artists.id),
    version: integer().notNull().default(1),
    status: text({ enum: RELEASE_STATUSES }).notNull().default('draft'),
    title: text().notNull().default(''),
    version_title: text(),
    primary_artist: text().notNull(),
    /** The main artists after the profile, and the guests of the whole release. */
    co_artists: text().array().notNull().default(sql`'{}'::text[]`),
    featured_artists: text().array().notNull().default(sql`'{}'::text[]`),
    /** Where credited artists without a profile have their pages. */
    credited_pages: jsonb().$type<CreditedPages[]>().notNull().default([]),
    /** A compilation whose primary artist is 'Various Artists'. */
    various_artists: boolean().notNull().default(false),
    release_type: text({ enum: RELEASE_TYPES }).notNull().default('single'),
    language: text(),
    primary_genre: text({ enum: GENRES }),
    secondary_genre: text({ enum: GENRES }),
    /** Null: the artist's name. */
    record_label: text(),
    upc: text(),
    explicit: boolean().notNull().default(false),
    schedule: text({ enum: SCHEDULES }).notNull().default('standard'),
    release_date: date({ mode: 'string' }),
    /** When stores open it: `one_instant` has a clock time and a zone of IANA. */
    release_opening: text({ enum: RELEASE_OPENINGS }).notNull().default('local_midnight'),
    release_time: text(),
    release_zone: text(),
    /** Where it is sold; codes of ISO 3166-1, none if it is worldwide. */
    territory_mode: text({ enum: TERRITORY_MODES }).notNull().default('worldwide'),
    territories: text().array().notNull().default(sql`'{}'::text[]`),
    /** The effect of claims on uploads of others, and the countries with another one. */
    claim_policy: text({ enum: CLAIM_POLICIES }).notNull().default('monetize'),
    claim_exceptions: jsonb().$type<{ policy: ClaimPolicy; territories: string[] }[]>().notNull().default([]),
    store_ids: text().array().notNull().default(sql`'{}'::text[]`),
    artwork_upload_id: uuid().references(() => uploads.id),
    /** Null: the year of the first release, and the label or else the artist. */
    p_line_year: integer(),
    p_line_owner: text(),
    c_line_year: integer(),
    c_line_owner: text(),
    /** When the music first came out, if that was before this release. */
    original_release_date: date({ mode: 'string' }),
    /** How far AI made the artwork; null is unanswered. */
    artwork_ai: text({ enum: AI_EXTENTS }),
    presave_enabled: boolean().notNull().default(false),
    presave_date: date({ mode: 'string' }),
    /** First submission: the plan at that time decides what a reopened release may use. */
    submitted_at: instantColumn(),
    submitted_plan: text({ enum: PLANS }),
    approved_at: instantColumn(),
    live_date: date({ mode: 'string' }),
    /** Takedown: when it was requested, why, and whether the company requested it. */
    takedown_requested_at: instantColumn(),
    takedown_reason: text(),
    takedown_by: text({ enum: ['owner', 'staff'] }),
    removed_at: instantColumn(),
    /** Earnings are held back while a claim is open. */
    earnings_on_hold: boolean().notNull().default(false),
    /** The expiry day for which the warning email was sent. */
    expiry_warned_for: date({ mode: 'string' }),
    delivery_quality: text({ enum: DELIVERY_QUALITIES }),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [
    index().on(t.account_id, t.created_at),
    index().on(t.status),
    // Several drafts may contain the same customer-supplied code; only one release may go out with it.
    uniqueIndex('releases_upc_key')
      .on(t.upc)
      .where(sql`${t.status} in ('approved', 'in_process', 'published', 'takedown_requested', 'removed')`),
    index().on(t.artist_id),
  ],
);

export const tracks = pgTable(
  'tracks',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** From 1, in playing order. */
    position: integer().notNull(),
    disc_number: integer().notNull().default(1),
    title: text().notNull().default(''),
    version_type: text({ enum: VERSION_TYPES }).notNull().default('original'),
    version_title: text(),
    /** Null: the primary artist. */
    artist: text(),
    /** The main artists after `artist`. */
    co_artists: text().array().notNull().default(sql`'{}'::text[]`),
    featured_artists: text().array().notNull().default(sql`'{}'::text[]`),
    remixers: text().array().notNull().default(sql`'{}'::text[]`),
    /** Null: the genre of the release. */
    genre: text({ enum: GENRES }),
    language: text(),
    explicit: boolean().notNull().default(false),
    isrc: text(),
    has_lyrics: boolean().notNull().default(false),
    lyrics: text(),
    /** True if the lyrics are LRC lines with times. */
    lyrics_synchronized: boolean().notNull().default(false),
    composer_name: text(),
    composer_spotify_uri: text(),
    contributors: jsonb().$type<Contributor[]>().notNull().default([]),
    /** Whether the credits name the songwriters, the song is traditional, or they are unknown. */
    songwriters: text({ enum: SONGWRITER_ANSWERS }).notNull().default('named'),
    /** Null: as on the release. */
    p_line_year: integer(),
    p_line_owner: text(),
    performers: jsonb().$type<Performer[]>().notNull().default([]),
    /** Producers and engineers, without shares. */
    production_credits: jsonb().$type<ProductionCredit[]>().notNull().default([]),
    /** A code of ISO 3166-1, and a year, month or day; null: not known. */
    recording_country: text(),
    recording_date: text(),
    /** In compact form: `T0345246801`. */
    iswc: text(),
    publisher: text(),
    audio_upload_id: uuid().references(() => uploads.id),
    /** How far AI made each part; a part without an answer is unanswered. Tools of the product answer first. */
    ai_answers: jsonb().$type<AiAnswers>().notNull().default({}),
    /** The conditions that the artist has confirmed for claims in other people's uploads. */
    claim_conditions: text({ enum: CLAIM_CONDITIONS }).array().notNull().default(sql`'{}'::text[]`),
    /** Second at which previews and short clips begin; null: at the loudest part. */
    clip_start_seconds: integer(),
    /** Customers who pre-order the release get the track at once. */
    is_instant: boolean().notNull().default(false),
  },
  (t) => [unique('tracks_position_key').on(t.release_id, t.position), index().on(t.isrc)],
);

/** Every status change of a release, in order. Rows are never changed or removed. */
export const release_status_changes = pgTable(
  'release_status_changes',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    from_status: text({ enum: RELEASE_STATUSES }),
    to_status: text({ enum: RELEASE_STATUSES }).notNull(),
    at: instantColumn().notNull(),
    by: text({ enum: RELEASE_MOVERS }).notNull(),
    actor_id: uuid().references(() => users.id),
    reasons: jsonb().$type<ReopeningReason[]>(),
    note: text(),
    track_numbers: jsonb().$type<number[]>(),
    /** Paths of the fields the reasons are about, such as `title` or `tracks.0.title`. */
    fields: jsonb().$type<string[]>(),
  },
  (t) => [index().on(t.release_id, t.at)],
);

/** Evidence that the three agreements were accepted, one row per submission. */
export const release_agreements = pgTable('release_agreements', {
  id: idColumn(),
  release_id: uuid()
    .notNull()
    .references(() => releases.id, { onDelete: 'cascade' }),
  account_id: uuid()
    .notNull()
    .references(() => users.id),
  text_version: text().notNull(),
  ip_address: text(),
  accepted_at: instantColumn().notNull(),
});

/** Documents and text that prove what a reviewer asked for. One row per answer; it may have no documents. */
export const release_proofs = pgTable(
  'release_proofs',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    answer: text().notNull().default(''),
    document_upload_ids: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** Null until the release is submitted with it. */
    submitted_at: instantColumn(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.release_id)],
);

/** The release as it was submitted, so that a reviewer sees what changed since the last submission. */
export const release_submissions = pgTable(
  'release_submissions',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    /** The release as its owner saw it. */
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    submitted_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.release_id, t.submitted_at)],
);

/**
 * A decision that one reviewer proposes and a second one confirms: rejections are final, and some approvals are
 * doubtful.
 */
export const review_proposals = pgTable('review_proposals', {
  release_id: uuid()
    .primaryKey()
    .references(() => releases.id, { onDelete: 'cascade' }),
  decision: text({ enum: ['approve', 'reject'] }).notNull(),
  proposed_by: uuid()
    .notNull()
    .references(() => users.id),
  reasons: jsonb().$type<ReopeningReason[]>().notNull(),
  note: text(),
  track_numbers: jsonb().$type<number[]>().notNull(),
  fields: jsonb().$type<string[]>().notNull(),
  at: instantColumn().notNull(),
});

/** Findings of the automatic checks at the last submission, for the reviewer. */
export const release_findings = pgTable(
  'release_findings',
  {
    id: idColumn(),
    release_id: uuid()
      .notNull()
      .references(() => releases.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    path: text().notNull(),
    params: jsonb().$type<Record<string, string | number>>(),
  },
  (t) => [index().on(t.release_id)],
);
