import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDistributed, listNodes } from '../platform/cluster/cluster-state.ts';
import { distributeTables } from '../platform/cluster/distribute-tables.ts';
import { grantPlanTo, signUp } from '../testing/fixtures/test-account.ts';
import { addStores } from '../testing/fixtures/test-release.ts';
import { addPlaylists, addPublished, addTrends } from '../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';
import { checkCluster } from './check-cluster.ts';

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  const artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
  const release = await addPublished(app, artist, { title: 'Sea', live_date: '2026-01-01', track_count: 1 });
  const [playlist_no = 0] = await addPlaylists(app, 'spotify', ['Run']);
  const today = app.clock.now().getTime();
  const lines = [1, 20, 50, 400].map((ago) => ({
    day: new Date(today - ago * 86_400_000).toISOString().slice(0, 10),
    track_id: release.tracks[0] ?? '',
    store_id: 'spotify',
    country: 'TR',
    playlist_no,
    streams: 5,
  }));
  await addTrends(app, artist.user._id, { file_no: 1, lines });
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
