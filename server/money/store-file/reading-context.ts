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

/** Relevant data was changed while lines were read: they must be read again. */
export class StaleReadError extends Error {
  constructor() {
    super('the terms of lines were changed while they were read');
    this.name = 'StaleReadError';
  }
}
