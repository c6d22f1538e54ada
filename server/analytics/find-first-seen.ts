import { trend_playlist_days, trend_playlist_months } from '@tangent/db/schema/trend.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { firstDayOf, periodOf } from '@tangent/domain/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import type { Music } from './trend-rows.ts';

type FirstMonth = { playlist_no: number; month: string };

/** The first day on which each playlist was told of with the music. */
export async function findFirstSeen(
  db: Db,
  music: Music,
  playlists: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const chosen = sql`playlist_no = any(${sql.param([...playlists])}::int[])`;
  const { rows } = await db.execute<FirstMonth>(sql`
    select playlist_no, min(month)::text as month from ${trend_playlist_months}
     where ${ofMusic(music)} and ${chosen} group by playlist_no`);
  return findDays(db, music, rows);
}

/** The playlists that were first told of in a range, those with the most streams in its months first. */
export async function listNewPlaylists(
  db: Db,
  music: Music,
  { range, limit }: { range: DayRange; limit: number },
): Promise<{ playlist_no: number; day: string }[]> {
  const { rows } = await db.execute<FirstMonth>(sql`
    select playlist_no, min(month)::text as month from ${trend_playlist_months}
     where ${ofMusic(music)} and month <= ${range.to}::date
     group by playlist_no having min(month) >= ${firstDayOf(periodOf(range.from))}::date
     order by sum(streams) desc, playlist_no limit ${limit}`);
  const days = await findDays(db, music, rows);
  const found = rows.map(({ playlist_no }) => ({ playlist_no, day: days.get(playlist_no) ?? '' }));
  return found.filter(({ day }) => day >= range.from && day <= range.to);
}

/** The day in the month: only the months in question are read, each once. */
async function findDays(db: Db, music: Music, firsts: readonly FirstMonth[]): Promise<ReadonlyMap<number, string>> {
  if (firsts.length === 0) return new Map();
  const months = [...new Set(firsts.map(({ month }) => month))];
  const chosen = firsts.map(({ playlist_no }) => playlist_no);
  const { rows } = await db.execute<{ playlist_no: number; day: string }>(sql`
    select first.playlist_no, min(first.day)::text as day
      from unnest(${sql.param(months)}::date[]) month
     cross join lateral (
       select playlist_no, min(day) as day from ${trend_playlist_days}
        where ${ofMusic(music)} and day >= month and day < (month + interval '1 month')::date
          and playlist_no = any(${sql.param(chosen)}::int[])
        group by playlist_no
     ) first
     group by first.playlist_no`);
  return new Map(rows.map(({ playlist_no, day }) => [playlist_no, day]));
}

function ofMusic({ account_id, tracks }: Music): SQL {
  if (tracks === null) return sql`account_id = ${account_id}`;
  return sql`account_id = ${account_id} and track_id = any(${sql.param([...tracks])}::uuid[])`;
}
