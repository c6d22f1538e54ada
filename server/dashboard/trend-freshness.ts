import type { TrendFreshness } from '@tangent/contract/analytics.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { trend_arrivals, trend_track_days } from '@tangent/db/schema/trend.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';

type Row = { id: string; name: string; until: string; received_at: Date };

/** The stores that told of the account's music in a time, how far each has told by now, and when that came; the newest first. */
export async function listTrendFreshness(db: Db, accountId: string, { from, to }: DayRange): Promise<TrendFreshness[]> {
  const { rows } = await db.execute<Row>(sql`
    select s.id, s.name, last.day::text as until, last.received_at
      from (select distinct store_id from ${trend_track_days}
             where account_id = ${accountId} and day between ${from} and ${to}) told
      join ${stores} s on s.id = told.store_id
      cross join lateral (select day, received_at from ${trend_arrivals} a
        where a.store_id = told.store_id order by day desc, received_at desc limit 1) last
     order by last.day desc, s.name`);
  return rows.map(({ until, received_at, ...store }) => {
    return { store, until, received_at: new Date(received_at).toISOString() };
  });
}
