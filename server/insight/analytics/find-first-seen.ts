import { trend_playlist_first_days, trend_playlist_months } from '@tangent/db/schema/insight/trend.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { MusicFilter } from './trend-rows.ts';

type FirstSeen = { playlist_no: number; day: string };

/** Returns the first day on which each playlist was reported with the music. */
export async function findFirstSeen(
  db: Db,
  music: MusicFilter,
  playlists: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<FirstSeen>(sql`
    select playlist_no, min(first_day)::text as day from ${trend_playlist_first_days}
     where ${byMusicFilter(music)} and playlist_no = any(${sql.param([...playlists])}::int[]) group by playlist_no`);
  return new Map(rows.map(({ playlist_no, day }) => [playlist_no, day]));
}

/** Lists the playlists first reported within a range, those with the most streams overall first. */
export async function listNewPlaylists(
  db: Db,
  music: MusicFilter,
  { range, limit }: { range: DayRange; limit: number },
): Promise<FirstSeen[]> {
  const { rows } = await db.execute<FirstSeen>(sql`
    select playlist_no, min(first_day)::text as day from ${trend_playlist_first_days}
     where ${byMusicFilter(music)} group by playlist_no having min(first_day) between ${range.from}::date and ${range.to}::date
     order by playlist_no`);
  return rows.length <= limit ? rows : filterLargest(db, music, { firsts: rows, limit });
}

async function filterLargest(db: Db, music: MusicFilter, { firsts, limit }: { firsts: FirstSeen[]; limit: number }) {
  const chosen = firsts.map(({ playlist_no }) => playlist_no);
  const { rows } = await db.execute<{ playlist_no: number }>(sql`
    select playlist_no from ${trend_playlist_months}
     where ${byMusicFilter(music)} and playlist_no = any(${sql.param(chosen)}::int[])
     group by playlist_no order by sum(streams) desc, playlist_no limit ${limit}`);
  const largest = new Set(rows.map(({ playlist_no }) => playlist_no));
  return firsts.filter(({ playlist_no }) => largest.has(playlist_no));
}

function byMusicFilter({ account_id, tracks }: MusicFilter): SQL {
  if (tracks === null) return sql`account_id = ${account_id}`;
  return sql`account_id = ${account_id} and track_id = any(${sql.param([...tracks])}::uuid[])`;
}
