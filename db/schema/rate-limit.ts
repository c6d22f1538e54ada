import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Number of recent attempts under a key. The shape is the one that rate-limiter-flexible writes. */
export const rate_limits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
