import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

interface Rollup {
  name: string;
  keys: readonly string[];
  counts: readonly TrendCount[];
  /** The condition of the lines to include. */
  where: string;
  /** The table with the first day of each key. */
  first_days_table?: string;
}

/** The totals of trends, by their keys besides account, day and track. */
export const ROLLUPS: readonly Rollup[] = [
  {
    name: 'track',
    keys: ['track_id', 'store_id'],
    counts: TREND_COUNTS,
    where: 'true',
    first_days_table: 'trend_track_first_days',
  },
  { name: 'country', keys: ['track_id', 'country'], counts: ['streams', 'listeners'], where: 'true' },
  {
    name: 'playlist',
    keys: ['track_id', 'playlist_no'],
    counts: ['streams', 'listeners', 'playlist_adds'],
    where: 'playlist_no is not null',
    first_days_table: 'trend_playlist_first_days',
  },
  { name: 'audience', keys: ['track_id', 'age_group', 'gender'], counts: ['listeners', 'streams'], where: 'true' },
];

/**
 * Adds lines to the daily and monthly totals: existing totals grow, new ones get their first day. `lines` is a table or
 * a query in brackets with the columns of entries; negative counts subtract earlier lines. Rows are written in the
 * order of their keys; the cost depends only on the lines.
 */
export async function rollUp(tx: Tx, lines: SQL): Promise<void> {
  for (const rollup of ROLLUPS) await tx.execute(buildRollUp(rollup, lines));
}

function buildRollUp({ name, keys, counts, where, first_days_table }: Rollup, lines: SQL): SQL {
  const list = (parts: readonly string[]) => sql.raw(parts.join(', '));
  const raw = sql.raw;
  const grow = (table: string) => list(counts.map((count) => `${count} = ${table}.${count} + excluded.${count}`));
  const [days, months] = [`trend_${name}_days`, `trend_${name}_months`];
  const added = list(counts.map((count) => `sum(${count})::bigint as ${count}`));
  const isSomething = raw(counts.map((count) => `sum(${count}) <> 0`).join(' or '));
  return sql`
    with sums as materialized (
      select account_id, day, ${list(keys)}, ${added} from ${lines} l where ${raw(where)}
       group by account_id, day, ${list(keys)} having ${isSomething}),
    days as (
      insert into ${raw(days)} (account_id, day, ${list(keys)}, ${list(counts)})
      select account_id, day, ${list(keys)}, ${list(counts)} from sums order by account_id, day, ${list(keys)}
      on conflict (account_id, day, ${list(keys)}) do update set ${grow(days)})${first_days_table ? buildFirsts(first_days_table, list(keys)) : sql``}
    insert into ${raw(months)} (account_id, month, ${list(keys)}, ${list(counts)})
    select account_id, date_trunc('month', day)::date as month, ${list(keys)}, ${added} from sums
     group by account_id, date_trunc('month', day), ${list(keys)} order by account_id, month, ${list(keys)}
    on conflict (account_id, month, ${list(keys)}) do update set ${grow(months)}`;
}

function buildFirsts(table: string, keys: SQL): SQL {
  const first_days_table = sql.raw(table);
  return sql`,
    firsts as (
      insert into ${first_days_table} (account_id, ${keys}, first_day)
      select account_id, ${keys}, min(day) from sums group by account_id, ${keys} order by account_id, ${keys}
      on conflict (account_id, ${keys}) do update set first_day = excluded.first_day where excluded.first_day < ${first_days_table}.first_day)`;
}
