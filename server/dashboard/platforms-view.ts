import type { getTrendingPlatforms } from '@tangent/contract/dashboard.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { trend_track_days } from '@tangent/db/schema/trend.ts';
import { rankTrending } from '@tangent/domain/analytics/rank-trending.ts';
import { DASHBOARD } from '@tangent/domain/limits.ts';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/sql/open-database.ts';
import { rangesOf } from './ranges.ts';

/** The stores whose streams grew most in the last seven days. */
export async function getPlatformsView(
  db: Db,
  accountId: string,
  now: Date,
): Promise<z.input<typeof getTrendingPlatforms.response>> {
  const { range, comparison } = rangesOf(7, now);
  const { rows } = await db.execute<{ id: string; name: string; streams: string; before: string }>(sql`
    select s.id, s.name, sum(streams) filter (where day >= ${range.from}) as streams,
           coalesce(sum(streams) filter (where day < ${range.from}), 0) as before
      from ${trend_track_days} join ${stores} s on s.id = store_id
     where account_id = ${accountId} and day between ${comparison.from} and ${range.to}
     group by s.id, s.name order by s.name`);
  const told = rows.map(({ streams, before, ...store }) => {
    return { store, streams: Number(streams ?? 0), before: Number(before) };
  });
  const items = rankTrending(told)
    .slice(0, DASHBOARD.platforms)
    .map(({ store, streams, before }) => ({ store, streams: { value: streams, before } }));
  return { range, comparison, items };
}
