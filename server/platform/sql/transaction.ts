import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { findDatabaseError } from './database-error.ts';
import type { Db, Tx } from './open-database.ts';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in one transaction, and again when PostgreSQL chose it as the victim of a deadlock. `work` must therefore
 * have no effect outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      const code = findDatabaseError(error)?.code;
      const isWorthRepeating = code === DEADLOCK || code === SERIALIZATION_FAILURE;
      if (!isWorthRepeating || attempt === MAX_ATTEMPTS) throw error;
      // Both victims must not retry at the same moment.
      await wait(Math.random() * 20 * attempt);
    }
  }
}

// Takes the connection itself, because drizzle returns it only when its 'begin' has succeeded: one that dies before
// would be missing from the pool for ever. Inside another transaction this one is a savepoint.
async function runOnce<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const pool = '$client' in db ? (db.$client as pg.Pool) : null;
  if (pool === null) return db.transaction(work);
  const client = await pool.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    client.release();
  }
}
