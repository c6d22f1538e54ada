import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { openDatabase } from '../sql/open-database.ts';
import { createMinuteLimit, type MinuteLimit, pruneCallCounts } from './create-minute-limit.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.close());

const NOW = new Date('2026-11-27T12:00:10.000Z');
const log = pino({ level: 'silent' });

function startProcess(): MinuteLimit {
  return createMinuteLimit({ pool: home.pool, log, per_minute: 300 });
}

/** Makes calls until one is refused, at most that many; returns how many were let through. */
function call(limit: MinuteLimit, accountId: string, times: number, now = NOW): number {
  for (let made = 0; made < times; made++) {
    try {
      limit.count(accountId, now);
    } catch {
      return made;
    }
  }
  return times;
}

async function listRows(): Promise<{ account_id: string; calls: number }[]> {
  return (await home.pool.query('select account_id, calls from call_counts order by calls')).rows;
}

test('two processes together let an account make its calls of a minute once they have exchanged their counts', async () => {
  const [one, other, account] = [startProcess(), startProcess(), randomUUID()];
  expect([call(one, account, 200), call(other, account, 60)]).toEqual([200, 60]);
  await one.exchange();
  await other.exchange();
  expect(call(other, account, 300)).toBe(40);
  await other.exchange();
  // The first process learns of the others' calls with its next call that is new.
  expect(call(one, account, 1)).toBe(1);
  await one.exchange();
  expect(call(one, account, 1)).toBe(0);
  const next = new Date(NOW.getTime() + 60_000);
  expect([call(one, account, 300, next), call(other, account, 300, next)]).toEqual([300, 300]);
});

test('a refused call says when the next minute begins and is not counted', async () => {
  const [limit, account] = [startProcess(), randomUUID()];
  expect(call(limit, account, 400)).toBe(300);
  expect(() => limit.count(account, NOW)).toThrow(
    expect.objectContaining({ code: 'too_many_requests', details: { retry_after_seconds: 50 } }),
  );
  await limit.exchange();
  expect((await listRows()).filter(({ account_id }) => account_id === account)).toEqual([
    { account_id: account, calls: 300 },
  ]);
});

test('accounts with little use and counts without a change write nothing; an exchange repeated adds nothing', async () => {
  const [limit, quiet, busy] = [startProcess(), randomUUID(), randomUUID()];
  call(limit, quiet, 19);
  call(limit, busy, 20);
  await limit.exchange();
  await limit.exchange();
  const rows = (await listRows()).filter(({ account_id }) => new Set<string>([quiet, busy]).has(account_id));
  expect(rows).toEqual([{ account_id: busy, calls: 20 }]);
});

test('a busy account is exchanged without a request for it', async () => {
  const [limit, account] = [startProcess(), randomUUID()];
  call(limit, account, 30);
  await expect
    .poll(async () => (await listRows()).filter(({ account_id }) => account_id === account))
    .toEqual([{ account_id: account, calls: 30 }]);
  await limit.close();
});

test('without a database each process goes on counting alone, logs it once, and again after it had worked', async () => {
  const lines: string[] = [];
  const noisy = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) });
  const gone = openDatabase({ url: 'postgres://127.0.0.1:9/none', onError: () => {} });
  const broken = { query: (...query: Parameters<typeof home.pool.query>) => pool.query(...query) };
  let pool = gone.pool;
  const limit = createMinuteLimit({ pool: broken as never, log: noisy, per_minute: 300 });
  const account = randomUUID();
  expect(call(limit, account, 100)).toBe(100);
  await limit.exchange();
  await limit.exchange();
  expect(call(limit, account, 400)).toBe(200);
  expect(lines).toEqual(['calls are counted by this process alone']);
  pool = home.pool;
  await limit.exchange();
  expect(await listRows()).toContainEqual({ account_id: account, calls: 300 });
  pool = gone.pool;
  call(limit, randomUUID(), 20);
  await limit.exchange();
  expect(lines).toHaveLength(2);
  await gone.close();
});

test('counts of past minutes are removed', async () => {
  const [limit, account] = [startProcess(), randomUUID()];
  call(limit, account, 20, new Date(NOW.getTime() - 10 * 60_000));
  await limit.exchange();
  await pruneCallCounts(home.db, NOW);
  expect((await listRows()).filter(({ account_id }) => account_id === account)).toEqual([]);
});

test('an exchange leaves no prepared statement in a session, which a pooler would give to another process', async () => {
  const { pool, close } = openDatabase({ url: home.url, max_connections: 1, onError: () => {} });
  const limit = createMinuteLimit({ pool, log, per_minute: 300 });
  call(limit, randomUUID(), 20);
  await limit.exchange();
  expect((await pool.query('select name from pg_prepared_statements')).rows).toEqual([]);
  await close();
});
