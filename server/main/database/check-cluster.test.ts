import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { distributeTables } from '../../platform/cluster/distribute-tables.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/harness/test-database.ts';
import { checkCluster } from './check-cluster.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

test('on one PostgreSQL nothing is distributed, and the check says so', async () => {
  const distributing = distributeTables(database.db, DISTRIBUTED_TABLES, 4, () => undefined);
  await expect(distributing).rejects.toThrow(/has no Citus/);
  expect(await checkCluster(database.db, database.url, new Date())).toEqual([
    { rule: 'the database has Citus', findings: ['it is one PostgreSQL'] },
  ]);
});
