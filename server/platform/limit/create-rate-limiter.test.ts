import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { openDatabase } from '../sql/open-database.ts';
import { createRateLimiter } from './create-rate-limiter.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.close());

test('a limiter that is off refuses and stores nothing', async () => {
  const limiter = createRateLimiter(home.pool, { name: 'off', uses: 1, window_minutes: 1, is_on: false });
  for (let use = 0; use < 3; use += 1) await limiter.count('ada');
  await limiter.uncount('ada');
  await limiter.clear('ada');
  expect((await home.pool.query("select key from rate_limits where key like 'off%'")).rows).toEqual([]);
});

test('a limiter leaves no prepared statement in a session, which a pooler would give to another process', async () => {
  const { pool, close } = openDatabase({ url: home.url, max_connections: 1, onError: () => {} });
  const limiter = createRateLimiter(pool, { name: 'tries', uses: 1, window_minutes: 1, is_on: true });
  await limiter.count('ada');
  await expect(limiter.count('ada')).rejects.toMatchObject({ code: 'too_many_requests' });
  await limiter.clear('ada');
  await limiter.count('ada');
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await close();
});
