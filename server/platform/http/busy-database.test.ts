import { defineCall } from '@tangent/contract/define-call.ts';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { type Database, openDatabase } from '../sql/open-database.ts';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

const CONNECTIONS = 2;
const touch = defineCall({
  method: 'POST',
  path: '/v1/api/touch',
  summary: 'Changes a row that another connection may lock',
  response: z.object({ ok: z.boolean() }),
});

let home: TestDatabase;
let database: Database;
let app: HttpApp<object>;
beforeEach(async () => {
  home = await createTestDatabase();
  await home.pool.query('create table counter (count int not null)');
  await home.pool.query('insert into counter values (0)');
});
afterEach(async () => {
  await app.close();
  await database.close();
  await home.close();
});

async function serve(options: { statement_timeout_ms?: number } = {}): Promise<void> {
  database = openDatabase({ url: home.url, onError: () => {}, max_connections: CONNECTIONS, ...options });
  const { db, pool } = database;
  app = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    authorize: async () => ({}),
    checkHealth: async () => void (await pool.query('select 1')),
  });
  bindCall(app, touch, { allow: 'anyone' }, async () => {
    await db.execute(sql`update counter set count = count + 1`);
    return { ok: true };
  });
  await app.ready();
}

/** Locks the row, as a slow statement of another connection would. */
async function lockRow(): Promise<() => Promise<unknown>> {
  const client = await home.pool.connect();
  await client.query('begin');
  await client.query('select * from counter for update');
  return () => client.query('rollback').finally(() => client.release());
}

const call = () => app.inject({ method: 'POST', url: '/v1/api/touch' });
const fetchHealth = async () => (await app.inject({ url: '/health' })).statusCode;
const readCount = () => home.pool.query('select count from counter').then(({ rows }) => rows[0].count);

test('while every connection is busy, further calls and the health check respond unavailable instead of piling up, and recover afterwards', async () => {
  await serve();
  const unlock = await lockRow();
  const busy = Array.from({ length: CONNECTIONS }, call);
  await expect.poll(() => [database.pool.totalCount, database.pool.idleCount]).toEqual([CONNECTIONS, 0]);
  const [health, ...responses] = await Promise.all([fetchHealth(), ...Array.from({ length: 20 }, call)]);
  expect(health).toBe(503);
  for (const response of responses) {
    expect([response.statusCode, response.json().name, response.headers['retry-after']]).toEqual([
      503,
      'unavailable',
      '5',
    ]);
  }
  expect(database.pool.waitingCount).toBe(0);

  await unlock();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await fetchHealth(), (await call()).statusCode]).toEqual([200, 200]);
  // The calls refused as unavailable have changed nothing.
  expect(await readCount()).toBe(3);
});

test('a statement that takes too long is cancelled: the caller may retry, and the connection serves others', async () => {
  await serve({ statement_timeout_ms: 100 });
  const unlock = await lockRow();
  const response = await call();
  expect([response.statusCode, response.json().name, response.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  expect([await fetchHealth(), database.pool.waitingCount]).toEqual([200, 0]);
  await unlock();
  expect((await call()).statusCode).toBe(200);
  expect(await readCount()).toBe(1);
});
