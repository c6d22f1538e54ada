import type { Locker } from '@tus/server';
import type pg from 'pg';
import { createLockConnection } from './lock-connection.ts';

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
