import { DISTRIBUTED_TABLES } from '@tangent/db/distributed-tables.ts';
import { trend_track_first_days } from '@tangent/db/schema/insight/trend.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import * as analytics from '../../insight/analytics/public.ts';
import * as dashboard from '../../insight/dashboard/public.ts';
import * as royalty from '../../money/royalty/public.ts';
import { hasCitus, listDistributed, listNodes } from '../../platform/cluster/cluster-state.ts';
import { type Db, openDatabase } from '../../platform/sql/open-database.ts';

/** A rule of a cluster, and where it is broken. */
interface CheckedRule {
  rule: string;
  findings: string[];
}

/** Checks everything that lets the figures of an artist lie on several machines. Changes nothing. */
export async function checkCluster(db: Db, url: string, now: Date): Promise<CheckedRule[]> {
  if (!(await hasCitus(db))) return [{ rule: 'the database has Citus', findings: ['it is one PostgreSQL'] }];
  return [
    { rule: 'every machine is active', findings: await findInactive(db) },
    {
      rule: 'every large table is distributed by its account, and all of them together',
      findings: await findMisplaced(db),
    },
    { rule: 'no distributed table has a trigger', findings: await findTriggers(db) },
    { rule: 'the primary key of each distributed table begins with its account', findings: await findKeys(db) },
    { rule: 'the product may not change entries of royalties', findings: await findRights(db) },
    { rule: 'every query of a screen goes to one machine', findings: await findScattered(db, url, now) },
  ];
}

async function findInactive(db: Db): Promise<string[]> {
  const nodes = await listNodes(db);
  return nodes.filter(({ is_active }) => !is_active).map(({ name, port }) => `${name}:${port}`);
}

async function findMisplaced(db: Db): Promise<string[]> {
  const placed = await listDistributed(db);
  const group = placed.get(DISTRIBUTED_TABLES[0]?.name ?? '')?.group;
  return DISTRIBUTED_TABLES.flatMap(({ name, key }) => {
    const found = placed.get(name);
    if (found === undefined) return [`${name} is on the coordinator: run "cluster distribute"`];
    if (found.key !== key) return [`${name} is distributed by ${found.key}, not by ${key}`];
    return found.group === group ? [] : [`${name} is not placed together with the others`];
  });
}

const names = sql.param(DISTRIBUTED_TABLES.map(({ name }) => name));

async function findTriggers(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select t.tgname || ' on ' || c.relname as name
      from unnest(${names}::text[]) n cross join lateral pg_partition_tree(n::regclass) p
      join pg_class c on c.oid = p.relid join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal order by 1`);
  return rows.map(({ name }) => name);
}

async function findKeys(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; first: string }>(sql`
    select c.relname as name, a.attname as first from pg_index i join pg_class c on c.oid = i.indrelid
      join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
     where i.indisprimary and c.relname = any(${names}::text[])`);
  const first = new Map(rows.map((row) => [row.name, row.first]));
  return DISTRIBUTED_TABLES.filter(({ name, key }) => first.get(name) !== key).map(
    ({ name }) => `${name} begins with ${first.get(name) ?? 'nothing'}`,
  );
}

async function findRights(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ role: string; is_super: boolean; may: boolean }>(sql`
    select current_user as role, rolsuper as is_super,
           has_table_privilege('royalty_entries', 'update') or has_table_privilege('royalty_entries', 'delete') as may
      from pg_roles where rolname = current_user`);
  const [row] = rows;
  if (row?.is_super) return [`${row.role} is a superuser, whom no right stops: give the product a role of its own`];
  return row?.may ? [`${row.role} may update or delete them: run "cluster distribute"`] : [];
}

/** Runs the queries of the screens of one artist on a connection that refuses queries to several machines. */
async function findScattered(db: Db, url: string, now: Date): Promise<string[]> {
  const account = await findBusiestAccount(db);
  if (account === null) return ['no account has streams yet, so that no query could be checked'];
  const strict = new URL(url);
  strict.searchParams.set('options', '-c citus.multi_task_query_log_level=error');
  const single = openDatabase({
    url: strict.href,
    max_connections: 4,
    onError: (error) => console.error(error.message),
  });
  const findings: string[] = [];
  try {
    for (const [name, runQueries] of Object.entries(QUERIES)) {
      await runQueries(single.db, account, now).catch((error: Error) => findings.push(`${name}: ${readCause(error)}`));
    }
    return findings;
  } finally {
    await single.close();
  }
}

const actor = (user_id: string): Actor => ({ user_id, is_staff: false, plan: 'advanced', language: 'en' });
const LAST_MONTH = { period: 'last_30_days', compare: 'previous' } as const;

type RunQueries = (db: Db, account: string, now: Date) => Promise<unknown>;
const QUERIES: Readonly<Record<string, RunQueries>> = {
  'analytics, overview': (db, id, now) => analytics.getAnalyticsOverviewView(db, actor(id), LAST_MONTH, now),
  'analytics, platforms': (db, id, now) => analytics.getAnalyticsPlatformsView(db, actor(id), LAST_MONTH, now),
  'analytics, playlists': (db, id, now) => analytics.getAnalyticsPlaylistsView(db, actor(id), LAST_MONTH, now),
  'analytics, audience': (db, id, now) => analytics.getAnalyticsDemographicsView(db, actor(id), LAST_MONTH, now),
  'analytics, countries': (db, id, now) => analytics.getAnalyticsTerritoriesView(db, actor(id), LAST_MONTH, now),
  'dashboard, figures': (db, id, now) => dashboard.getFiguresView(db, actor(id), now),
  'dashboard, streams': (db, id, now) => dashboard.getStreamsView(db, actor(id), '30', now),
  'dashboard, top tracks': (db, id, now) => dashboard.getTopTracksView(db, actor(id), now),
  'dashboard, platforms': (db, id, now) => dashboard.getPlatformsView(db, actor(id), now),
  'royalties, balance': (db, id, now) => royalty.getRoyaltyBalanceView(db, id, now),
  'royalties, overview': (db, id, now) => royalty.getRoyaltyOverviewView(db, id, now),
  'royalties, entries': (db, id) => royalty.getRoyaltyEntriesView(db, id, {}),
  'royalties, breakdown': (db, id) => royalty.getRoyaltyBreakdownView(db, id, { by: 'track' }),
  'royalties, statements': (db, id) => royalty.getRoyaltyStatementsView(db, id),
};

/** Without shares of others, which may lie on another machine. */
async function findBusiestAccount(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select account_id as id from ${trend_track_first_days} t group by 1 order by count(*) desc limit 100`);
  const sharing = await db.selectDistinct({ id: payees.account_id }).from(payees);
  return rows.find(({ id }) => !sharing.some((payee) => payee.id === id))?.id ?? null;
}

function readCause(error: Error): string {
  return error.cause instanceof Error ? error.cause.message : error.message;
}
