import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { createUploadLocker, type UploadLocker } from './upload-locker.ts';

let database: TestDatabase;
let [firstLocker, secondLocker]: UploadLocker[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  // Two lockers have two connections, like two processes.
  [firstLocker, secondLocker] = [createUploadLocker(database.pool), createUploadLocker(database.pool)];
});
afterAll(async () => {
  firstLocker?.close();
  secondLocker?.close();
  await database.close();
});

const lock = async (locker: UploadLocker | undefined, id: string, stopWriting = () => {}) => {
  const uploadLock = locker?.newLock(id);
  await uploadLock?.lock(new AbortController().signal, stopWriting);
  return uploadLock;
};

test('an upload has one writer across all processes, until its lock is released', async () => {
  const first = await lock(firstLocker, 'one');
  await expect(lock(firstLocker, 'one')).rejects.toMatchObject({ status_code: 409 });
  await expect(lock(secondLocker, 'one')).rejects.toMatchObject({ status_code: 409 });
  const other = await lock(secondLocker, 'another');
  await first?.unlock();
  await (await lock(secondLocker, 'one'))?.unlock();
  await (await lock(firstLocker, 'one'))?.unlock();
  await other?.unlock();
});

test('a writer whose lock is lost with its connection must stop, and can start again', async () => {
  const stopWriting = vi.fn();
  const lost = await lock(firstLocker, 'lost', stopWriting);
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (
       select oid from pg_database where datname = current_database())`,
  );
  await expect.poll(() => stopWriting.mock.calls).toHaveLength(1);
  await (await lock(secondLocker, 'lost'))?.unlock();
  await lost?.unlock();
  await (await lock(firstLocker, 'lost'))?.unlock();
});

test('a connection that ends after the locker was closed is given back once', async () => {
  const connected = new Promise<PoolClient>((resolve) => database.pool.once('acquire', resolve));
  const locker = createUploadLocker(database.pool);
  await lock(locker, 'closing');
  const client = await connected;
  locker.close();
  await new Promise<void>((resolve) => database.pool.once('remove', () => resolve()));
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow();
});
