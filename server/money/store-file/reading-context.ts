import type pg from 'pg';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * The connections for reading: a writing transaction and its client, one with a fixed view of the database, and any
 * other.
 */
export interface ReadingContext {
  tx: Tx;
  client: pg.ClientBase;
  lookups: Tx;
  db: Db;
  signal: AbortSignal;
}
