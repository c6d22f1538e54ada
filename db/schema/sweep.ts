import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instantColumn } from './column.ts';

/** The worker process that runs the sweeps, and until when by the time of PostgreSQL. One row. */
export const sweep_lease = pgTable('sweep_lease', {
  id: integer().primaryKey().default(1),
  process_id: uuid().notNull(),
  until: instantColumn().notNull(),
});
