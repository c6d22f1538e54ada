import type { Locker } from '@tus/server';
import type pg from 'pg';
import type { PoolClient } from 'pg';

/** The response to the second writer of one upload; clients retry a little later. */
const LOCKED = { status_code: 409, body: 'Another request is writing this upload\n' };

export interface UploadLocker extends Locker {
  close(): void;
}

/**
 * Allows one writer per upload, whatever the number of api processes: the locks are PostgreSQL's and vanish with the
 * process that held them. They all use one connection, within which PostgreSQL would grant a lock twice, hence our own
 * set.
 */
export function createUploadLocker(pool: pg.Pool): UploadLocker {
  const writers = new Map<string, () => unknown>();
  const locks = createLockConnection(pool, () => {
    // Another process may write now, so our writers must stop.
    for (const stopWriting of writers.values()) stopWriting();
  });
  const lock = async (id: string, stopWriting: () => unknown): Promise<void> => {
    if (writers.has(id)) throw LOCKED;
    writers.set(id, stopWriting);
    const isGranted = await locks.tryLock(id).catch((error: unknown) => {
      writers.delete(id);
      throw error;
    });
    if (isGranted) return;
    writers.delete(id);
    throw LOCKED;
  };
  const unlock = async (id: string): Promise<void> => {
    // Release the lock of all processes first: otherwise a second request of ours could find it still taken by this
    // process.
    await locks.unlock(id).finally(() => writers.delete(id));
  };
  return {
    newLock: (id) => ({ lock: (_signal, stopWriting) => lock(id, stopWriting), unlock: () => unlock(id) }),
    close: () => locks.close(),
  };
}

interface LockConnection {
  /** False when another process holds the lock. */
  tryLock(name: string): Promise<boolean>;
  unlock(name: string): Promise<void>;
  close(): void;
}

/**
 * Creates one connection for all locks of this process, opened at the first lock. `onLost` is called when all locks are
 * gone.
 */
function createLockConnection(pool: pg.Pool, onLost: () => void): LockConnection {
  let connection: Promise<PoolClient> | null = null;

  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.once('error', () => {
      // Closed before: PostgreSQL may still end the connection while it is being given back.
      if (connection === null) return;
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
    close: () => {
      const open = connection;
      connection = null;
      void open?.then((client) => client.release(true));
    },
  };
}
