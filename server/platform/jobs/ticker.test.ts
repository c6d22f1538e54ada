import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { runSweep, startTicker } from './ticker.ts';

const log = pino({ level: 'silent' });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('two processes never run the same sweep at once, and each runs other sweeps meanwhile', async () => {
  let end = () => {};
  let first: Promise<boolean> | undefined;
  await new Promise<void>((markStarted) => {
    const run = () => {
      markStarted();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    };
    first = runSweep(database.db, { name: 'slow', every_ms: 1, run });
  });
  const slow = { name: 'slow', every_ms: 1, run: async () => {} };
  expect(await runSweep(database.db, slow)).toBe(false);
  expect(await runSweep(database.db, { name: 'other', every_ms: 1, run: async () => {} })).toBe(true);
  end();
  expect(await first).toBe(true);
  expect(await runSweep(database.db, slow)).toBe(true);
});

test('a failing sweep is repeated, and stopping waits for the running one', async () => {
  let count = 0;
  const sweep = {
    name: 'failing',
    every_ms: 1,
    run: async () => {
      count += 1;
      if (count === 1) throw new Error('not today');
    },
  };
  const ticker = startTicker(database.db, [sweep], log);
  await expect.poll(() => count).toBeGreaterThan(2);
  await ticker.stop();
  const stoppedAt = count;
  await runSweep(database.db, { name: 'another', every_ms: 1, run: async () => {} });
  expect(count).toBe(stoppedAt);
});

/** A sweep that notes the process that ran it. */
const noteRuns = (runs: string[], process: string) => ({
  name: 'noted',
  every_ms: 1,
  run: async () => void runs.push(process),
});

test('of several processes one runs the sweeps, until it stops and another takes over; one that waits can stop', async () => {
  const runs: string[] = [];
  const first = startTicker(database.db, [noteRuns(runs, 'first')], log);
  await expect.poll(() => runs.length).toBeGreaterThan(0);
  const second = startTicker(database.db, [noteRuns(runs, 'second')], log);
  const third = startTicker(database.db, [noteRuns(runs, 'third')], log);
  const before = runs.length;
  await expect.poll(() => runs.length).toBeGreaterThan(before + 50);
  await third.stop();
  expect(new Set(runs)).toEqual(new Set(['first']));
  await first.stop();
  await expect.poll(() => runs.at(-1)).toBe('second');
  await second.stop();
});
