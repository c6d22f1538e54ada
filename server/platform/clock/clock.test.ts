import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { createMovableClock, createRealClock } from './clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('a clock moved by one process soon moves in the others', async () => {
  const mine = await createMovableClock(database.db, () => {});
  const other = await createMovableClock(database.db, () => {});
  await mine.set(90 * DAY_MS);
  expect(mine.now().getTime() - Date.now()).toBeCloseTo(90 * DAY_MS, -3);
  await expect.poll(() => other.offsetMs()).toBe(90 * DAY_MS);
  mine.stop();
  other.stop();
});

test('the clock cannot be moved in production', async () => {
  const clock = createRealClock();
  await expect(clock.set(DAY_MS)).rejects.toThrow('cannot be moved in production');
  expect(clock.offsetMs()).toBe(0);
});
