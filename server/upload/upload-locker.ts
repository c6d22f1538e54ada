import type { Locker } from '@tus/server';
import type pg from 'pg';
import type { PoolClient } from 'pg';

/** What the second writer of one upload hears; clients try again a little later. */
const LOCKED = { status_code: 409, body: 'Another request is writing this upload\n' };

export interface UploadLocker extends Locker {
  close(): void;
}

/**
 * One writer per upload, whatever the number of api processes: the locks are PostgreSQL's and vanish with the process that
 * held them. They all live on one connection, within which PostgreSQL would grant a lock twice, hence the set of our own.
 */
export function openUploadLocker(pool: pg.Pool): UploadLocker {
  const held = new Map<string, () => unknown>();
  let connection: Promise<PoolClient> | null = null;

  const connect = async (): Promise<PoolClient> => {
    const client = await pool.connect();
    client.on('error', () => {
      // The locks went with the connection: another process may write now, so ours must not.
      connection = null;
      for (const stopWriting of held.values()) stopWriting();
    });
    return client;
  };
  const ask = async (question: string, id: string): Promise<boolean> => {
    connection ??= connect();
    const client = await connection.catch((error: unknown) => {
      connection = null;
      throw error;
    });
    const { rows } = await client.query<{ granted: boolean }>(
      `select ${question}(hashtextextended($1, 0)) as granted`,
      [id],
    );
    return rows[0]?.granted === true;
  };
  return {
    newLock: (id) => ({
      lock: async (_signal, stopWriting) => {
        if (held.has(id)) throw LOCKED;
        held.set(id, stopWriting);
        const granted = await ask('pg_try_advisory_lock', id).catch((error: unknown) => {
          held.delete(id);
          throw error;
        });
        if (granted) return;
        held.delete(id);
        throw LOCKED;
      },
      unlock: async () => {
        held.delete(id);
        if (connection !== null) await ask('pg_advisory_unlock', id);
      },
    }),
    close: () => void connection?.then((client) => client.release(true)),
  };
}
