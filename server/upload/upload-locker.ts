import type { Locker } from '@tus/server';
import type pg from 'pg';
import { openLockConnection } from './lock-connection.ts';

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
  const locks = openLockConnection(pool, () => {
    // Another process may write now, so ours must not.
    for (const stopWriting of held.values()) stopWriting();
  });
  const lock = async (id: string, stopWriting: () => unknown): Promise<void> => {
    if (held.has(id)) throw LOCKED;
    held.set(id, stopWriting);
    const isGranted = await locks.tryLock(id).catch((error: unknown) => {
      held.delete(id);
      throw error;
    });
    if (isGranted) return;
    held.delete(id);
    throw LOCKED;
  };
  const unlock = async (id: string): Promise<void> => {
    // First the lock of all processes: a second request of ours must not find it taken by ourselves.
    await locks.unlock(id).finally(() => held.delete(id));
  };
  return {
    newLock: (id) => ({ lock: (_signal, stopWriting) => lock(id, stopWriting), unlock: () => unlock(id) }),
    close: () => locks.close(),
  };
}
