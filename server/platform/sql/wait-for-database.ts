import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from './database-error.ts';

const POLL_EVERY_MS = 200;
const WITHIN_MS = 30_000;

/** Waits for a database that is still starting instead of ending the process: the two often start together. */
export async function waitForDatabase(pool: pg.Pool): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() - startedAt > WITHIN_MS) throw error;
      await wait(POLL_EVERY_MS);
    }
  }
}
