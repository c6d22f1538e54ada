import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseAway } from './database-error.ts';

const ASK_EVERY_MS = 200;
const WITHIN_MS = 30_000;

/** A process that starts while the database starts waits for it instead of ending: the two often fall together. */
export async function waitForDatabase(pool: pg.Pool): Promise<void> {
  const asked = performance.now();
  for (;;) {
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() - asked > WITHIN_MS) throw error;
      await wait(ASK_EVERY_MS);
    }
  }
}
