import { ARTIST_TYPES } from '@tangent/domain/artist/artist-type.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { idColumn, instantColumn } from './column.ts';

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
    verified: boolean().notNull().default(false),
    created_at: instantColumn().notNull(),
  },
  (t) => [uniqueIndex('artists_name_key').on(t.account_id, sql`lower(${t.name})`)],
);
