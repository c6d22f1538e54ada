import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { holdSweepLease } from './sweep-lease.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a lease is held by one process at a time, and by the next as soon as it is released', async () => {
  const { db } = database;
  const stopping = [new AbortController(), new AbortController()] as const;
  const first = await holdSweepLease(db, log, stopping[0].signal);
  const second = await holdSweepLease(db, log, stopping[1].signal);
  expect([first.isHeld(), second.isHeld()]).toEqual([true, false]);
  stopping[0].abort();
  await first.release();
  await expect.poll(() => second.isHeld()).toBe(true);
  stopping[1].abort();
  await second.release();
});

test('a process whose lease ran out and was taken by another no longer holds it, and takes it when it is free', async () => {
  const { db } = database;
  const stopping = new AbortController();
  const lease = await holdSweepLease(db, log, stopping.signal);
  expect(lease.isHeld()).toBe(true);
  const until = sql`clock_timestamp() + interval '1 hour'`;
  await db.execute(sql`update sweep_lease set process_id = ${randomUUID()}, until = ${until}`);
  await expect.poll(() => lease.isHeld()).toBe(false);
  await db.execute(sql`update sweep_lease set until = clock_timestamp()`);
  await expect.poll(() => lease.isHeld()).toBe(true);
  stopping.abort();
  await lease.release();
});

test('a process without a database stops all the same', async () => {
  const lost = Object.assign(Object.create(database.db), {
    execute: () => Promise.reject(new Error('connection refused')),
  }) as typeof database.db;
  const stopping = new AbortController();
  const lease = await holdSweepLease(lost, log, stopping.signal);
  expect(lease.isHeld()).toBe(false);
  stopping.abort();
  await lease.release();
});
