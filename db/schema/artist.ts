import { ARTIST_TYPES } from '@tangent/domain/artist/artist-type.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';
import { uploads } from './upload.ts';

export const artists = pgTable(
  'artists',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    type: text({ enum: ARTIST_TYPES }).notNull(),
    main_genre: text({ enum: GENRES }).notNull(),
    legal_first_name: text().notNull(),
    legal_last_name: text().notNull(),
    /** A genre other than the main one. */
    subgenre: text({ enum: GENRES }),
    biography: text(),
    website: text(),
    /** ISO 3166-1 code. */
    country: text(),
    /** Id of the linked Spotify profile, 22 characters; its followers are fetched daily. */
    spotify_id: text(),
    followers: integer(),
    followers_at: instantColumn(),
    picture_upload_id: uuid().references(() => uploads.id),
    /** Whether the public catalogue may show the artist. */
    show_in_catalogue: boolean().notNull().default(true),
    verified: boolean().notNull().default(false),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('artists_name_key').on(t.account_id, sql`lower(${t.name})`)],
);

/** Label names that an account on Advanced can choose. */
export const labels = pgTable(
  'labels',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('labels_name_key').on(t.account_id, sql`lower(${t.name})`)],
);
