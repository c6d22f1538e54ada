import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { trend_playlist_first_days, trend_playlist_months } from '@tangent/db/schema/insight/trend.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { EFFECT, EVENTS_LISTED } from '@tangent/domain/insight/analytics-limits.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listPlaylistNames } from '../list-annotations.ts';
import { type Music, trendDayRows } from '../trend-rows.ts';
import { type FoundEvent, NOTHING_MORE } from './found-event.ts';

interface Added extends Record<string, unknown> {
  playlist_no: number;
  day: string;
  tracks: number;
  title: string | null;
  /** Streams of these tracks from the playlist, in the week from that day on; null where they are not read. */
  streams: string | null;
}

/**
 * Lists the days on which stores first reported tracks in a playlist, those with the most streams from it in the week
 * from then on. Long ranges, which are charted by months, go without these weeks: the largest playlists are listed.
 */
export async function listPlaylistEvents(
  db: Db,
  music: Music,
  range: DayRange,
  { has_weeks }: { has_weeks: boolean },
): Promise<FoundEvent[]> {
  const rows = await (has_weeks ? listByFirstWeek(db, music, range) : listLargest(db, music, range));
  const names = await listPlaylistNames(
    db,
    rows.map(({ playlist_no }) => playlist_no),
  );
  return rows.map(({ playlist_no, day, tracks: track_count, title, streams }) => {
    const known = names.get(playlist_no);
    return {
      ...NOTHING_MORE,
      kind: 'playlist',
      at: day,
      until: day,
      title: known?.name ?? '',
      store: known?.store ?? null,
      track: track_count === 1 ? title : null,
      track_count,
      streams: streams === null ? null : Number(streams),
    };
  });
}

/** Selects the first day of each track in each playlist that lies within a range, as `firsts`. */
function selectFirsts({ account_id, tracks: ids }: Music, { from, to }: DayRange): SQL {
  const byTracks = ids === null ? sql`` : sql`and f.track_id = any(${sql.param([...ids])}::uuid[])`;
  return sql`firsts as materialized (
      select f.playlist_no, f.track_id, f.first_day from ${trend_playlist_first_days} f
       where f.account_id = ${account_id} and f.first_day between ${from}::date and ${to}::date ${byTracks})`;
}

async function listLargest(db: Db, music: Music, range: DayRange): Promise<Added[]> {
  const { rows } = await db.execute<Added>(sql`
    with ${selectFirsts(music, range)},
    totals as (
      select m.playlist_no, sum(m.streams) as streams from ${trend_playlist_months} m
       where m.account_id = ${music.account_id} group by m.playlist_no)
    select f.playlist_no, f.first_day::text as day, count(*)::int as tracks, min(t.title) as title, null as streams
      from firsts f join totals using (playlist_no) left join ${tracks} t on t.id = f.track_id
     group by f.playlist_no, f.first_day, totals.streams
     order by totals.streams desc, f.first_day, f.playlist_no limit ${EVENTS_LISTED}`);
  return rows;
}

async function listByFirstWeek(db: Db, music: Music, range: DayRange): Promise<Added[]> {
  const after = EFFECT.days - 1;
  const days = trendDayRows('playlist', music, { from: range.from, to: addDays(range.to, after) }, [
    'playlist_no',
    'track_id',
    'streams',
  ]);
  const { rows } = await db.execute<Added>(sql`
    with ${selectFirsts(music, range)},
    own as (
      select f.playlist_no, f.track_id, f.first_day, coalesce(sum(r.streams), 0) as streams
        from firsts f
        left join ${days} on r.playlist_no = f.playlist_no and r.track_id = f.track_id
         and r.at between f.first_day and f.first_day + ${after}::int
       group by f.playlist_no, f.track_id, f.first_day)
    select own.playlist_no, own.first_day::text as day, count(*)::int as tracks, min(t.title) as title,
           sum(own.streams)::bigint as streams
      from own left join ${tracks} t on t.id = own.track_id
     group by own.playlist_no, own.first_day
     order by sum(own.streams) desc, own.first_day, own.playlist_no limit ${EVENTS_LISTED}`);
  return rows;
}
