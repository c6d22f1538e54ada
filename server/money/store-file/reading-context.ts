import type pg from 'pg';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** What reading works with: a transaction that writes and its connection, one that sees the database as it was, and any other. */
export interface ReadingContext {
  tx: Tx;
  client: pg.ClientBase;
  lookups: Tx;
  db: Db;
  signal: AbortSignal;
}
