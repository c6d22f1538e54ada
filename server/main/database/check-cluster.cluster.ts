import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDistributed, listNodes } from '../../platform/cluster/cluster-state.ts';
import { distributeTables } from '../../platform/cluster/distribute-tables.ts';
import { grantPlanTo, signUp } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addYearOfPlays } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { checkCluster } from './check-cluster.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  const artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
  await addYearOfPlays(app, artist);
});
afterAll(() => app.close());

test('tables are distributed once, and rows of one account lie together', async () => {
  const repeated: [string, boolean][] = [];
  await distributeTables(app.db, DISTRIBUTED_TABLES, 4, (name, isNew) => repeated.push([name, isNew]));
  expect(repeated).toEqual(DISTRIBUTED_TABLES.map(({ name }) => [name, false]));
  const placed = await listDistributed(app.db);
  expect([...placed.keys()].sort()).toEqual(DISTRIBUTED_TABLES.map(({ name }) => name).sort());
  expect(new Set([...placed.values()].map(({ group }) => group)).size).toBe(1);
  expect((await listNodes(app.db)).filter(({ shards }) => shards > 0).length).toBeGreaterThan(1);
});

test('every rule of a cluster holds', async () => {
  const check = () => checkCluster(app.db, app.database_url, app.clock.now());
  const isAboutRights = ({ rule }: { rule: string }) => /may not change/.test(rule);
  // Tests may run as a superuser.
  const rules = (await check()).filter((rule) => !isAboutRights(rule));
  expect(rules.flatMap(({ findings }) => findings)).toEqual([]);
  expect(rules.length).toBe(5);
});

test('rows of royalties cannot be changed by a role without more rights than the product needs', async () => {
  const { rows } = await app.db.execute<{ rights: string | null }>(
    sql`select array_to_string(relacl, ',') as rights from pg_class where relname = 'royalty_entries'`,
  );
  // Insert, select, references and triggers; neither update (w), delete (d) nor truncate (D).
  expect(rows[0]?.rights).toMatch(/=[arxt]+\//);
});
