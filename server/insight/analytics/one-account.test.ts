import * as analytics from '@tangent/contract/insight/analytics.ts';
import * as dashboard from '@tangent/contract/insight/dashboard.ts';
import { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addYearOfPlays } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

/** Of these figures; links are counted by pages of their own. */
const TABLES = DISTRIBUTED_TABLES.filter(({ name }) => /^(trend|royalty)_/.test(name));

let app: TestApp;
let artist: TestAccount;
let release: { id: string; tracks: string[] };

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
  release = await addYearOfPlays(app, artist);
});
afterAll(() => app.close());

type Statement = { text: string; values: unknown[] };

/** Lists the database statements that run during an action. */
async function listStatements(action: () => Promise<void>): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { query } = app.pool;
  const runQuery = query.bind(app.pool) as (
    figureQuery: string | { text: string },
    values: unknown[],
  ) => Promise<pg.QueryResult>;
  const listen = (figureQuery: string | { text: string }, values: unknown[] = []) => {
    statements.push({ text: typeof figureQuery === 'string' ? figureQuery : figureQuery.text, values });
    return runQuery(figureQuery, values);
  };
  app.pool.query = listen as pg.Pool['query'];
  await action().finally(() => {
    app.pool.query = query;
  });
  return statements;
}

async function queryEverything(): Promise<void> {
  const calls = [
    analytics.getAnalyticsOverview,
    analytics.getAnalyticsPlaylists,
    analytics.getAnalyticsDemographics,
    analytics.getAnalyticsTerritories,
    analytics.getAnalyticsPlatforms,
  ];
  for (const query of [{ period: 'all_time' }, { compare: 'previous', release: release.id }] as const) {
    for (const call of calls) await artist.call(call, { query });
  }
  await artist.call(getReleaseStats, { params: { id: release.id } });
  for (const call of [analytics.getAnalyticsFilters, dashboard.getDashboardFigures, dashboard.getDashboardStreams])
    await artist.call(call);
  for (const call of [dashboard.getTopTracks, dashboard.getTrendingPlatforms]) await artist.call(call);
}

type Plan = { 'Relation Name'?: string; Plans?: Plan[] } & Record<string, unknown>;

/** Lists every read of a table in a query plan, with its condition. */
function listReads(plan: Plan): { table: string; condition: string }[] {
  const below = (plan.Plans ?? []).flatMap(listReads);
  const table = plan['Relation Name']?.replace(/_y\d{4}m\d{2}$/, '');
  if (table === undefined) return below;
  const condition = ['Index Cond', 'Recheck Cond', 'Filter'].map((name) => plan[name] ?? '').join(' ');
  return [{ table, condition }, ...below];
}

test('tables can be distributed over machines by account: their keys start with it, and every query of a screen contains it', async () => {
  const keys = await app.pool.query<{ name: string; first: string }>(
    `select c.relname as name, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where i.indisprimary and not c.relispartition and a.attname in ('account_id', 'holder_id') and c.relname ~ '^(trend|royalty)_'
      order by 1`,
  );
  const expected = TABLES.map(({ name, key }) => ({ name, first: key }));
  expect(keys.rows).toEqual(expected.sort((a, b) => (a.name < b.name ? -1 : 1)));

  const reads = new Set<string>();
  for (const { text, values } of await listStatements(queryEverything)) {
    if (!/trend_|royalty_/.test(text)) continue;
    const { rows } = await app.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
    for (const { table, condition } of listReads(rows[0]?.['QUERY PLAN'][0]?.Plan ?? {})) {
      const key = TABLES.find(({ name }) => name === table)?.key;
      if (key === undefined) continue;
      expect(condition, text).toMatch(new RegExp(`\\b${key} = `));
      reads.add(table);
    }
  }
  // Lines only feed the totals; no screen reads them.
  const sums = TABLES.map(({ name }) => name).filter((name) => name.startsWith('trend_') && name !== 'trend_entries');
  expect([...reads]).toEqual(expect.arrayContaining(sums));
});
