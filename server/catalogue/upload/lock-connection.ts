import type pg from 'pg';
import type { PoolClient } from 'pg';

export interface LockConnection {
  /** False when another process holds the lock. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  close(): void;
}

/**
 * Creates one connection for all locks of this process, opened at the first lock. `onLost` is called when all locks are
 * gone.
 */
export function createLockConnection(pool: pg.Pool, onLost: () => void): LockConnection {
  let connection: Promise<PoolClient> | null = null;

  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.once('error', () => {
      connection = null;
      client.release(true);
      onLost();
    });
    return client;
  };
  // Several uploads query at once, and one connection handles one query at a time.
  let tail: Promise<unknown> = Promise.resolve();
  const runExclusive = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(work);
    tail = result.catch(() => undefined);
    return result;
  };
  const getClient = (): Promise<PoolClient> => {
    connection ??= connect().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };
  return {
    tryLock: async (name) => {
      const client = await getClient();
      const query = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as granted';
      const { rows } = await runExclusive(() => client.query<{ granted: boolean }>(query, [name]));
      return rows[0]?.granted === true;
    },
    unlock: async (name) => {
      const client = await connection;
      await runExclusive(async () => client?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]));
    },
    close: () => void connection?.then((client) => client.release(true)),
  };
}
