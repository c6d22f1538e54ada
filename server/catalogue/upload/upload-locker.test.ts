import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { createUploadLocker, type UploadLocker } from './upload-locker.ts';

let database: TestDatabase;
let [ours, theirs]: UploadLocker[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  // Two lockers have two connections, as two processes do.
  [ours, theirs] = [createUploadLocker(database.pool), createUploadLocker(database.pool)];
});
afterAll(async () => {
  ours?.close();
  theirs?.close();
  await database.close();
});

const lock = async (locker: UploadLocker | undefined, id: string, stopWriting = () => {}) => {
  const uploadLock = locker?.newLock(id);
  await uploadLock?.lock(new AbortController().signal, stopWriting);
  return uploadLock;
};

test('an upload has one writer, in this process and in all of them, until it is let go', async () => {
  const first = await lock(ours, 'one');
  await expect(lock(ours, 'one')).rejects.toMatchObject({ status_code: 409 });
  await expect(lock(theirs, 'one')).rejects.toMatchObject({ status_code: 409 });
  const other = await lock(theirs, 'another');
  await first?.unlock();
  await (await lock(theirs, 'one'))?.unlock();
  await (await lock(ours, 'one'))?.unlock();
  await other?.unlock();
});

test('a writer whose lock is lost with its connection is told to stop, and can start again', async () => {
  const stopWriting = vi.fn();
  const lost = await lock(ours, 'lost', stopWriting);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (
       select oid from pg_database where datname = current_database())`,
  );
  await expect.poll(() => stopWriting.mock.calls).toHaveLength(1);
  await (await lock(theirs, 'lost'))?.unlock();
  await lost?.unlock();
  await (await lock(ours, 'lost'))?.unlock();
});
