import { GENRES } from '@tangent/domain/genre.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { MOODS } from '@tangent/domain/promotion/lyrics/mood.ts';
import { LYRIC_WRITERS, type SongSection } from '@tangent/domain/promotion/lyrics/song.ts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** A lyric. */
export const lyrics = pgTable(
  'lyrics',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    genre: text({ enum: GENRES }).notNull(),
    mood: text({ enum: MOODS }).notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    /** Empty for nobody. */
    dedicated_to: text().notNull(),
    custom_words: text().array().notNull(),
    writer: text({ enum: LYRIC_WRITERS }).notNull(),
    sections: jsonb().$type<SongSection[]>().notNull(),
    created_at: instantColumn().notNull(),
    updated_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.created_at)],
);

/** A lyric that was written for an account; it counts in its month even when the lyric is deleted. */
export const lyric_generations = pgTable(
  'lyric_generations',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().on(t.account_id, t.created_at)],
);
