import type pg from 'pg';
import type { PoolClient } from 'pg';

export interface LockConnection {
  /** False when another process holds the lock. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  close(): void;
}

/** One connection for all locks of this process, opened when the first is asked for. `onLost` hears that all are gone. */
export function openLockConnection(pool: pg.Pool, onLost: () => void): LockConnection {
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
  // Several uploads ask at once, and one connection answers one question at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = turn.then(ask);
    turn = answer.catch(() => undefined);
    return answer;
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
      const question = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as granted';
      const { rows } = await inTurn(() => client.query<{ granted: boolean }>(question, [name]));
      return rows[0]?.granted === true;
    },
    unlock: async (name) => {
      const client = await connection;
      await inTurn(async () => client?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]));
    },
    close: () => void connection?.then((client) => client.release(true)),
  };
}
