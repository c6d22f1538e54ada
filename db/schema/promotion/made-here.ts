import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from '../column.ts';

/**
 * Fingerprints of the lines that the lyrics tool wrote for a lyric. They stay when lyric and account are erased:
 * nothing leads from them to a person or to the text.
 */
export const made_songs = pgTable(
  'made_songs',
  {
    /** The lyric's id. */
    id: uuid().primaryKey(),
    /** The first 64 bits of the SHA-256 of each line. */
    line_keys: bigint({ mode: 'bigint' }).array().notNull().default(sql`'{}'`),
    created_at: instantColumn().notNull(),
  },
  (t) => [index().using('gin', t.line_keys)],
);
