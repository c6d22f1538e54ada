import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Next free number of each code series: an ISRC prefix in a year, a UPC company prefix. Numbers are never
 * reused.
 */
export const code_counters = pgTable(
  'code_counters',
  {
    kind: text({ enum: ['isrc', 'upc'] }).notNull(),
    prefix: text().notNull(),
    /** Year of assignment for an ISRC, 0 for a UPC. */
    year: integer().notNull(),
    next_number: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.prefix, t.year] })],
);
