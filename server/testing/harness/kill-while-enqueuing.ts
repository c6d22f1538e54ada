import pg from 'pg';
import { expect, vi } from 'vitest';
import { type Db, openDatabase } from '../../platform/sql/open-database.ts';

/** Ends the connection of a worker that has changed its rows and is about to enqueue a job in the same transaction. */
export async function killWhileEnqueuing({ url }: { url: string }, work: (db: Db) => Promise<void>): Promise<void> {
  const worker = openDatabase({ url, onError: () => {} });
  const other = new pg.Client({ connectionString: url });
  const blocker = new pg.Client({ connectionString: url });
  await Promise.all([other.connect(), blocker.connect()]);
  await blocker.query('begin; lock table pgboss.job in share mode');
  const killed = work(worker.db).then(
    () => 'done',
    () => 'killed',
  );
  await vi.waitFor(
    async () => {
      const { rowCount } = await other.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ilike '%insert into pgboss.%'`,
      );
      expect(rowCount).toBe(1);
    },
    // Only ends a test that hangs.
    { timeout: 60_000 },
  );
  expect(await killed).toBe('killed');
  await blocker.query('rollback');
  await Promise.all([blocker.end(), other.end(), worker.close()]);
}
