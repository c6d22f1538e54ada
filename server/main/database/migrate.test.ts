import path from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { DEAD_LETTER } from '../../platform/jobs/job-queues.ts';
import { JOB_QUEUES } from '../modules.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/migrations');
const ROUNDS = [1, 2, 3];
const AT_ONCE = [1, 2, 3, 4];

async function createEmptyDatabase(name: string): Promise<string> {
  await runQuery(inject('postgres_url'), `create database ${name}`);
  return inject('postgres_url').replace(/^(postgres:\/\/[^/]*\/)[^?]*/, `$1${name}`);
}

async function runQuery(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const describe = async (url: string) => ({
  tables: await runQuery(
    url,
    'select count(*)::int as applied, count(distinct hash)::int as different from drizzle.__drizzle_migrations',
  ),
  stores: await runQuery(url, 'select count(*)::int as stores, count(ddex_party_id)::int as reachable from stores'),
  profiles: await runQuery(
    url,
    'select version, count(*)::int as profiles from store_profiles group by version order by version',
  ),
  queues: await runQuery(url, `select name from pgboss.queue where name not like '\\_\\_%' order by name`),
  schedules: await runQuery(url, 'select name from pgboss.schedule order by name'),
});

test('four concurrent migrations all succeed, every time, with the result of one; so do four later ones', async () => {
  const alone = await createEmptyDatabase('migrated_alone');
  await migrate(alone, MIGRATIONS);
  const expected = await describe(alone);
  const names = [DEAD_LETTER, ...JOB_QUEUES.map(({ name }) => name)].sort();
  expect(expected.queues.map(({ name }) => name).sort()).toEqual(names);
  for (const round of ROUNDS) {
    const url = await createEmptyDatabase(`migrated_by_four_${round}`);
    for (const _time of ['new', 'again']) {
      await Promise.all(AT_ONCE.map(() => migrate(url, MIGRATIONS)));
      expect(await describe(url)).toEqual(expected);
    }
  }
});
