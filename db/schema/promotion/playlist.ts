import { GENRES } from '@tangent/domain/genre.ts';
import {
  DECLINE_REASONS,
  PITCH_STATES,
  PLAYLIST_PLATFORMS,
  PLAYLIST_TAKES,
} from '@tangent/domain/promotion/playlist/playlist.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { tracks } from '../catalogue/release.ts';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** Playlists that artists can pitch to; staff keep them. The curator is reached by email only. */
export const playlists = pgTable(
  'playlists',
  {
    id: idColumn(),
    name: text().notNull(),
    curator: text().notNull(),
    curator_email: text().notNull(),
    platform: text({ enum: PLAYLIST_PLATFORMS }).notNull(),
    /** The page of the playlist at its platform: an import finds a playlist by it. */
    url: text().notNull().unique(),
    genre: text({ enum: GENRES }).notNull(),
    description: text().notNull(),
    takes: text({ enum: PLAYLIST_TAKES }).notNull(),
    /** The days within which the curator promises to answer. */
    answer_days: integer().notNull(),
    songs_per_week: integer().notNull(),
    /** Followers of the last weeks, the oldest first. */
    follower_history: integer().array().notNull().default(sql`'{}'::integer[]`),
    /** False while the curator takes no pitches. */
    is_open: boolean().notNull().default(true),
    /** An artist reported bought followers or money for places; staff closes it. */
    is_reported: boolean().notNull().default(false),
    /** The day on which staff last checked the playlist and its curator. */
    verified_on: date({ mode: 'string' }).notNull(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.genre), index().on(t.platform)],
);

/** A song that an artist suggests to a curator: one pitch per playlist and track. */
export const playlist_pitches = pgTable(
  'playlist_pitches',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    playlist_id: uuid()
      .notNull()
      .references(() => playlists.id),
    track_id: uuid()
      .notNull()
      .references(() => tracks.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    state: text({ enum: PITCH_STATES as [string, ...string[]] })
      .$type<(typeof PITCH_STATES)[number]>()
      .notNull()
      .default('submitted'),
    /** Whether the curator may listen before the release; the artist can take it back. */
    is_listening_allowed: boolean().notNull(),
    created_at: instantColumn().notNull(),
    /** When it closes without an answer. */
    due_at: instantColumn().notNull(),
    listened_at: instantColumn(),
    answered_at: instantColumn(),
    reason: text({ enum: DECLINE_REASONS }),
    comment: text(),
  },
  (t) => [
    unique('playlist_pitches_song_key').on(t.playlist_id, t.track_id),
    index().on(t.account_id, t.created_at),
    index().on(t.state, t.due_at),
  ],
);
