import { setTimeout as wait } from 'node:timers/promises';
import { findDatabaseError } from './database-error.ts';
import type { Db, Tx } from './open-database.ts';

const DEADLOCK = '40P01';
const SERIALIZATION_FAILURE = '40001';
const MAX_ATTEMPTS = 5;

/**
 * Runs `work` in one transaction and again when PostgreSQL chose it as the victim of a deadlock. `work` therefore must
 * have no effect outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work);
    } catch (error) {
      const code = findDatabaseError(error)?.code;
      const isWorthRepeating = code === DEADLOCK || code === SERIALIZATION_FAILURE;
      if (!isWorthRepeating || attempt === MAX_ATTEMPTS) throw error;
      // Both victims must not come back at the same moment.
      await wait(Math.random() * 20 * attempt);
    }
  }
}
