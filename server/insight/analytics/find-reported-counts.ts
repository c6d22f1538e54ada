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

/** Returns which of some counts none of the stores with the music reports at all; none while no store has reported it. */
export async function findUnreported<Name extends TrendCount>(
  db: Db,
  { freshness }: { freshness: readonly TrendFreshness[] },
  counts: readonly Name[],
): Promise<Name[]> {
  if (counts.length === 0 || freshness.length === 0) return [];
  const now = Object.fromEntries(counts.map((name) => [name, 0])) as Record<Name, number>;
  const stores = freshness.map(({ store }) => ({ store, now }));
  const isReported = await findReportedCounts(db, stores, counts);
  return counts.filter((name) => !stores.some(({ store }) => isReported(store.id, name)));
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
