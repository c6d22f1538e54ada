import type { TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import { trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import type { TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** Reports of the last days, in which a store that reports a count at all has reported it for the music of any account. */
const REPORTS_READ = 31;

type StoreTotals<Name extends string> = { store: { id: string }; now: Record<Name, number> };

/**
 * Returns which stores report which counts: a store without a single one for any account does not report it, so its
 * figure is unknown and not zero. Only stores whose own total is zero have to be looked up.
 */
export async function findReportedCounts<Name extends TrendCount>(
  db: Db,
  stores: readonly StoreTotals<Name>[],
  counts: readonly Name[],
): Promise<(store: string, count: Name) => boolean> {
  const unsure = stores.filter(({ now }) => counts.some((name) => now[name] === 0)).map(({ store }) => store.id);
  const found = unsure.length === 0 ? [] : await readTotals(db, unsure, counts);
  const own = new Map(stores.map(({ store, now }) => [store.id, now]));
  const all = new Map(found.map((row) => [row.store_id, row]));
  return (store, count) => (own.get(store)?.[count] ?? 0) > 0 || Number(all.get(store)?.[count] ?? 0) > 0;
}

/** The stores with some music that never report a count for anybody: what they would add to its total is unknown. */
export type SilentStores<Name extends TrendCount> = { count: Name; stores: TrendFreshness['store'][] };

/** Lists the counts that not all stores with the music report, each with the stores that do not. */
export async function listSilentStores<Name extends TrendCount>(
  db: Db,
  { freshness }: { freshness: readonly TrendFreshness[] },
  counts: readonly Name[],
): Promise<SilentStores<Name>[]> {
  const now = Object.fromEntries(counts.map((name) => [name, 0])) as Record<Name, number>;
  const stores = freshness.map(({ store }) => ({ store, now }));
  const isReported = await findReportedCounts(db, stores, counts);
  const silent = (count: Name) => freshness.map(({ store }) => store).filter(({ id }) => !isReported(id, count));
  return counts.map((count) => ({ count, stores: silent(count) })).filter((one) => one.stores.length > 0);
}

/** Returns the counts that none of the stores with the music reports at all; none while no store has reported it. */
export function listUnreported<Name extends TrendCount>(
  silent: readonly SilentStores<Name>[],
  { freshness }: { freshness: readonly TrendFreshness[] },
): Name[] {
  return silent.filter(({ stores }) => stores.length === freshness.length).map(({ count }) => count);
}

async function readTotals(db: Db, stores: readonly string[], counts: readonly TrendCount[]) {
  const sums = sql.raw(counts.map((name) => `sum(d.${name}) as ${name}`).join(', '));
  const { rows } = await db.execute<{ store_id: string } & Record<string, string>>(sql`
    select s.id as store_id, ${sums}
      from unnest(${sql.param([...stores])}::text[]) as s(id)
     cross join lateral (
       select file_no, day from ${trend_reported_days} where store_id = s.id
        order by day desc, file_no desc limit ${REPORTS_READ}) r
      join ${trend_file_days} d on d.file_no = r.file_no and d.day = r.day and d.store_id = s.id
     group by s.id`);
  return rows;
}
