import { ARTIST_TYPES } from '@tangent/domain/catalogue/artist/artist-type.ts';
import { ARTIST_PAGES } from '@tangent/domain/catalogue/artist/identities.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';
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
    /** Numeric id of the Apple Music page. */
    apple_music_id: text(),
    /** 16 characters. */
    isni: text(),
    /** Where a page has to be made, because the artist has none yet. */
    new_pages: text({ enum: ARTIST_PAGES }).array().notNull().default(sql`'{}'::text[]`),
    /** Spotify's key of a protected page, sealed; sent to Spotify only. */
    spotify_artist_key_sealed: text(),
    followers: integer(),
    followers_at: instantColumn(),
    picture_upload_id: uuid().references(() => uploads.id),
    /** Whether the public catalogue may show the artist. */
    show_in_catalogue: boolean().notNull().default(true),
    verified: boolean().notNull().default(false),
    /** When the first release of the artist went live, for the order of the public catalogue. */
    first_live_date: date({ mode: 'string' }),
    /** The name as the catalogue searches it; the function is written in the migration that adds this column. */
    folded_name: text().generatedAlwaysAs(sql`fold_name(name)`),
    created_at: instantColumn().notNull(),
  },
  (t) => {
    const listed = sql`${t.show_in_catalogue} and ${t.first_live_date} is not null`;
    return [
      uniqueIndex('artists_name_key').on(t.account_id, sql`lower(${t.name})`),
      // One index for each order of the catalogue, one for its search, and one for each filter, for values that are rare.
      index('artists_by_followers').on(sql`coalesce(${t.followers}, -1)`, t.id).where(listed),
      index('artists_by_first_live_date').on(t.first_live_date, t.id).where(listed),
      index('artists_by_folded_name').on(t.folded_name, t.id).where(listed),
      // Without a list of waiting entries, which every search would have to read too: names rarely change.
      index('artists_folded_name_trigrams')
        .using('gin', t.folded_name.op('gin_trgm_ops'))
        .with({ fastupdate: false })
        .where(listed),
      index('artists_by_country').on(t.country, t.main_genre).where(listed),
      index('artists_by_genre').on(t.main_genre).where(listed),
    ];
  },
);

/**
 * The keys in the addresses of an artist's public page. The newest one is the address; older ones lead to it, and
 * none is ever used for another artist.
 */
export const artist_page_keys = pgTable(
  'artist_page_keys',
  {
    key: text().primaryKey(),
    artist_id: uuid()
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.artist_id, t.created_at)],
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
