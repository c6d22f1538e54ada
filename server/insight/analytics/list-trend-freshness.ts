import type { TrendFreshness } from '@tangent/contract/insight/analytics.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { trend_reported_days, trend_track_first_days } from '@tangent/db/schema/insight/trend.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { MusicFilter } from './trend-rows.ts';

/**
 * Lists how fresh trends are, by store: the last day that the store reported for the music, and when that report
 * arrived.
 */
export async function listTrendFreshness(db: Db | Tx, { account_id, tracks }: MusicFilter): Promise<TrendFreshness[]> {
  const byTracks = tracks === null ? sql`` : sql` and track_id = any(${sql.param([...tracks])}::uuid[])`;
  const { rows } = await db.execute<{ id: string; name: string; until: string; received_at: Date }>(sql`
    select s.id, s.name, last.day::text as until, last.received_at
      from (select distinct store_id from ${trend_track_first_days} where account_id = ${account_id}${byTracks}) reporting
      join ${stores} s on s.id = reporting.store_id
     cross join lateral (
       select day, received_at from ${trend_reported_days} d where d.store_id = s.id order by day desc, file_no desc limit 1
     ) last
     order by s.name`);
  return rows.map(({ id, name, until, received_at }) => ({
    store: { id, name },
    until,
    received_at: new Date(received_at).toISOString(),
  }));
}
