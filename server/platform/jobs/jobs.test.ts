import { spawn } from 'node:child_process';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { getTestProgram } from '../../testing/harness/test-program.ts';
import { findRequestId, runForRequest } from '../log/request-id.ts';
import { inTransaction } from '../sql/transaction.ts';
import { defineJob } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import { handleJob } from './handle-job.ts';
import { DEAD_LETTER, prepareJobs } from './job-queues.ts';
import { runJobsNow } from './run-jobs-now.ts';
import { startWorker } from './start-worker.ts';

const number = z.object({ value: z.number() });
const note = defineJob('note', number);
const fragile = defineJob('fragile', number, { retry_limit: 1, retry_delay_seconds: 60 });
const repeated = defineJob('repeated', number, { retry_limit: 0 });
const SLOTS = 4;
const parallel = defineJob('parallel', number, { concurrency: SLOTS });
const tick = defineJob('tick', z.object({}), { cron: '* * * * *' });
const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await prepareJobs(database.url, [note, fragile, repeated, parallel, tick]);
});
afterAll(() => database.close());

const add = (kind: typeof note, value: number, options = {}) =>
  inTransaction(database.db, (tx) => enqueue(tx, kind, { value }, options));
const runNow = (...handlers: ReturnType<typeof handleJob>[]) => runJobsNow({ url: database.url, handlers, log });

test('a job of a transaction that was rolled back never runs', async () => {
  const seen: number[] = [];
  const undone = inTransaction(database.db, async (tx) => {
    await enqueue(tx, note, { value: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await add(note, 2);
  const handler = handleJob(note, async ({ value }) => void seen.push(value));
  expect(await runNow(handler)).toEqual({ done: 1, failed: 0 });
  expect(seen).toEqual([2]);
});

test('jobs with the same key wait once, jobs without a key all wait', async () => {
  const seen: number[] = [];
  await add(note, 1, { key: 'release-7' });
  await add(note, 2, { key: 'release-7' });
  await add(note, 3);
  await add(note, 4);
  await runNow(handleJob(note, async ({ value }) => void seen.push(value)));
  expect(seen).toEqual([1, 3, 4]);
});

test('the id of a request reaches its jobs, the jobs that those add, and their log lines, but not their data', async () => {
  const lines: string[] = [];
  const seen: [object, string | null][] = [];
  await runForRequest('request-1', () => add(note, 1));
  await add(note, 3);
  const handler = handleJob(note, async (data) => {
    seen.push([data, findRequestId()]);
    if (data.value === 1) await add(note, 2);
  });
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) });
  await runJobsNow({ url: database.url, handlers: [handler], log });
  expect(seen).toEqual([
    [{ value: 1 }, 'request-1'],
    [{ value: 3 }, null],
    [{ value: 2 }, 'request-1'],
  ]);
  expect(lines.map((line) => JSON.parse(line).request_id)).toEqual(['request-1', undefined, 'request-1']);
});

test('running jobs now also runs jobs that are due later, and scheduled jobs', async () => {
  let ticks = 0;
  await add(note, 5, { after_seconds: 3600 });
  const counts = await runNow(
    handleJob(note, async () => {}),
    handleJob(tick, async () => {
      ticks += 1;
    }),
  );
  expect(counts).toEqual({ done: 2, failed: 0 });
  expect(ticks).toBe(1);
});

test('a scheduled job that several schedulers enqueue at once waits once and runs once', async () => {
  const schedulers = [1, 2].map(() => new PgBoss({ connectionString: database.url, max: 4, schedule: false }));
  for (const scheduler of schedulers) await scheduler.start();
  const jobIds = await Promise.all(
    Array.from({ length: 20 }, (_, index) => schedulers[index % 2]?.send(tick.name, {}) ?? null),
  );
  expect(jobIds.filter((id) => id !== null)).toHaveLength(1);
  let ticks = 0;
  await runNow(
    handleJob(tick, async () => {
      ticks += 1;
    }),
  );
  expect(ticks).toBe(1);
  for (const scheduler of schedulers) await scheduler.stop({ graceful: false });
});

test('a failing job does not stop the others, is retried, and ends in the dead letters', async () => {
  const attempts: [number, boolean][] = [];
  await add(fragile, 1);
  await add(fragile, 2);
  const handler = handleJob(fragile, async ({ value }, run) => {
    if (value === 2) return;
    attempts.push([run.attempt, run.is_last_attempt]);
    throw new Error('not yet');
  });
  expect(await runNow(handler)).toEqual({ done: 1, failed: 1 });
  expect(await runNow(handler)).toEqual({ done: 0, failed: 1 });
  expect(attempts).toEqual([
    [1, false],
    [2, true],
  ]);
  const { rows } = await database.db.execute(sql`select data from pgboss.job where name = ${DEAD_LETTER}`);
  expect(rows).toEqual([{ data: { value: 1 } }]);
});

test('a failed job that a sweep enqueues again is no dead letter', async () => {
  await add(repeated, 99);
  const handler = handleJob(repeated, async () => {
    throw new Error('the process was stopped');
  });
  expect(await runNow(handler)).toEqual({ done: 0, failed: 1 });
  const { rows } = await database.db.execute(
    sql`select data from pgboss.job where name = ${DEAD_LETTER} and data->>'value' = '99'`,
  );
  expect(rows).toEqual([]);
});

test('a worker starts a new job at once', async () => {
  const JOBS = 40;
  const seen: number[] = [];
  const handler = handleJob(note, async ({ value }) => void seen.push(value));
  const worker = await startWorker({ url: database.url, handlers: [handler], log });
  for (let value = 1; value <= JOBS; value++) await add(note, value);
  // Polling once a second would take twice as long.
  await expect.poll(() => seen, { timeout: (JOBS * 1000) / 2 }).toHaveLength(JOBS);
  await worker.stop();
});

test('a delayed job starts when it is due, although nothing announces it then', async () => {
  const seen: number[] = [];
  const worker = await startWorker({
    url: database.url,
    handlers: [handleJob(note, async ({ value }) => void seen.push(value))],
    log,
  });
  await add(note, 1, { after_seconds: 2 });
  await expect.poll(() => seen).toEqual([1]);
  await worker.stop();
});

test('jobs added together run in all slots of their queue at once', async () => {
  let running = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const handler = handleJob(parallel, async () => {
    running += 1;
    if (running === SLOTS) finish();
    await finished;
  });
  const worker = await startWorker({ url: database.url, handlers: [handler], log });
  await inTransaction(database.db, async (tx) => {
    for (let value = 1; value <= SLOTS; value++) await enqueue(tx, parallel, { value });
  });
  await expect.poll(() => running).toBe(SLOTS);
  await worker.stop();
});

test('a new job is looked for by one free slot of its queue, not by all of them', async () => {
  const JOBS = 12;
  const query = vi.spyOn(pg.Client.prototype, 'query');
  const countReads = () =>
    query.mock.calls
      .map((call) => JSON.stringify(call))
      .filter((call) => /skip locked/i.test(call) && /parallel/.test(call)).length;
  const seen: number[] = [];
  const handler = handleJob(parallel, async ({ value }) => void seen.push(value));
  const worker = await startWorker({ url: database.url, handlers: [handler], log });
  // Every slot looks once when the worker starts.
  await expect.poll(countReads).toBeGreaterThanOrEqual(SLOTS);
  const before = countReads();
  for (let value = 1; value <= JOBS; value++) {
    await inTransaction(database.db, (tx) => enqueue(tx, parallel, { value }));
    await expect.poll(() => seen).toHaveLength(value);
  }
  // One takes the job, the next one finds nothing more, and the first looks again when it is done.
  expect(countReads() - before).toBeLessThan(SLOTS * JOBS);
  await worker.stop();
  query.mockRestore();
});

test('the job of a worker that was killed is taken by another within about fifteen seconds', async () => {
  await add(note, 42);
  const killed = spawn(process.execPath, [getTestProgram('stuck-worker'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => killed.stdout.once('data', resolve));
  killed.kill('SIGKILL');
  const seen: [number, number][] = [];
  const handler = handleJob(note, async ({ value }, run) => void seen.push([value, run.attempt]));
  const worker = await startWorker({ url: database.url, handlers: [handler], log });
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual([[42, 2]]);
  await worker.stop();
});
