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
  summary: 'Changes a row that somebody else may hold',
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

/** Holds the row, as a slow statement of somebody else would. */
async function holdRow(): Promise<() => Promise<unknown>> {
  const client = await home.pool.connect();
  await client.query('begin');
  await client.query('select * from counter for update');
  return () => client.query('rollback').finally(() => client.release());
}

const call = () => app.inject({ method: 'POST', url: '/v1/api/touch' });
const fetchHealth = async () => (await app.inject({ url: '/health' })).statusCode;
const readCount = () => home.pool.query('select count from counter').then(({ rows }) => rows[0].count);

test('while every connection is busy further calls and the health say unavailable instead of piling up, and all is well afterwards', async () => {
  await serve();
  const letGo = await holdRow();
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

  await letGo();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect([await fetchHealth(), (await call()).statusCode]).toEqual([200, 200]);
  // Those who were told to come later have changed nothing.
  expect(await readCount()).toBe(3);
});

test('a statement that takes too long is given up: its caller may try again, its connection serves others', async () => {
  await serve({ statement_timeout_ms: 100 });
  const letGo = await holdRow();
  const response = await call();
  expect([response.statusCode, response.json().name, response.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ]);
  expect([await fetchHealth(), database.pool.waitingCount]).toEqual([200, 0]);
  await letGo();
  expect((await call()).statusCode).toBe(200);
  expect(await readCount()).toBe(1);
});
