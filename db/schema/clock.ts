import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** Offset of the product's clock from the real one, for demo and tests. One row; unused in production. */
export const clock_offset = pgTable('clock_offset', {
  id: integer().primaryKey().default(1),
  offset_ms: bigint({ mode: 'number' }).notNull(),
});
