import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { isDatabaseUnavailable, isUniqueViolation } from './database-error.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table balance (id int primary key, amount int not null)');
  await database.pool.query('insert into balance values (1, 0), (2, 0)');
});
afterAll(() => database.close());

test('two transactions that lock in opposite order both succeed', async () => {
  let firstTries = 2;
  let release = () => {};
  const bothHoldOne = new Promise<void>((resolve) => {
    release = resolve;
  });
  const add = (first: number, second: number) =>
    inTransaction(database.db, async (tx) => {
      await tx.execute(sql`update balance set amount = amount + 1 where id = ${first}`);
      firstTries -= 1;
      if (firstTries <= 0) release();
      await bothHoldOne;
      await tx.execute(sql`update balance set amount = amount + 1 where id = ${second}`);
    });
  await Promise.all([add(1, 2), add(2, 1)]);
  const { rows } = await database.pool.query('select amount from balance order by id');
  expect(rows).toEqual([{ amount: 2 }, { amount: 2 }]);
});

test('a transaction whose work throws leaves nothing', async () => {
  const broken = inTransaction(database.db, async (tx) => {
    await tx.execute(sql`insert into balance values (3, 0)`);
    throw new Error('changed my mind');
  });
  await expect(broken).rejects.toThrow('changed my mind');
  expect((await database.pool.query('select 1 from balance where id = 3')).rowCount).toBe(0);
});

test('a row refused by a unique index is recognised by the name of the index', async () => {
  const twice = database.db.execute(sql`insert into balance values (1, 0)`);
  const error = await twice.catch((thrown: unknown) => thrown);
  expect(isUniqueViolation(error, 'balance_pkey')).toBe(true);
  expect(isUniqueViolation(error, 'another_index')).toBe(false);
});

test('an unreachable database is distinguished from a failing statement', async () => {
  const unreachableDatabase = openDatabase({ url: 'postgres://app@/app?host=/nowhere', onError: () => {} });
  const unreachable = await unreachableDatabase.db.execute(sql`select 1`).catch((thrown: unknown) => thrown);
  const wrong = await database.db.execute(sql`select * from nothing`).catch((thrown: unknown) => thrown);
  expect(isDatabaseUnavailable(unreachable)).toBe(true);
  expect(isDatabaseUnavailable(wrong)).toBe(false);
});

test.each([
  ['read', 'ECONNRESET', true],
  ['write', 'EPIPE', true],
  ['read', 'EIO', false],
])('a %s that ends with %s indicates a killed database: %s', (syscall, code, expected) => {
  expect(
    isDatabaseUnavailable(new Error('Failed query', { cause: Object.assign(new Error(code), { syscall, code }) })),
  ).toBe(expected);
});

test.each(['53100', '53200', '53300', '57P03', '58030'])(
  'a database without space, memory or a sound disk (%s) counts as unavailable',
  async (state) => {
    const raised = database.db.execute(sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`));
    expect(isDatabaseUnavailable(await raised.catch((thrown: unknown) => thrown))).toBe(true);
  },
);

test('four processes that start at once migrate the database once', async () => {
  const admin = new pg.Client({ connectionString: inject('postgres_url') });
  await admin.connect();
  await admin.query('create database migrated_at_once');
  await admin.end();
  const url = database.url.replace(/test_[0-9a-f]+/, 'migrated_at_once');
  const migrations = path.resolve(import.meta.dirname, '../../../db/migrations');
  await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, migrations)));
  const migrated = openDatabase({ url, onError: () => {} });
  const { rows } = await migrated.pool.query(
    'select count(distinct hash) = count(*) as once from drizzle.__drizzle_migrations',
  );
  expect(rows).toEqual([{ once: true }]);
  await migrated.close();
});
