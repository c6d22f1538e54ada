import { GENRES } from '@tangent/domain/genre.ts';
import { COVER_ENGINES, COVER_MOODS, COVER_STATUSES, COVER_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../column.ts';
import { users } from '../identity/account.ts';

/** A run of the cover tool. Its pictures are stored under its id. */
export const cover_runs = pgTable(
  'cover_runs',
  {
    id: idColumn(),
    account_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    prompt: text().notNull(),
    /** The texts on the cover; empty for a picture without them. */
    title: text().notNull(),
    artist: text().notNull(),
    /** BCP 47 tag of the release's language: capitals follow it. Null if unknown. */
    language: text(),
    genre: text({ enum: GENRES }).notNull(),
    mood: text({ enum: COVER_MOODS }).notNull(),
    /** Null leaves the choice to the engine. */
    palette: text({ enum: PALETTE_NAMES as [string, ...string[]] }).$type<(typeof PALETTE_NAMES)[number]>(),
    style: text({ enum: COVER_STYLES }),
    seed: integer().notNull(),
    engine: text({ enum: COVER_ENGINES }).notNull(),
    status: text({ enum: COVER_STATUSES }).notNull().default('pending'),
    /** The plans of the candidates in their order (domain/promotion/artwork/cover.ts). */
    plans: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** The candidates that passed the rules so far: those of contract/promotion/coverart.ts. */
    candidates: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
    failure_code: text(),
    created_at: instantColumn().notNull(),
    finished_at: instantColumn(),
  },
  (t) => [index().on(t.account_id, t.created_at), index().on(t.status, t.created_at)],
);
