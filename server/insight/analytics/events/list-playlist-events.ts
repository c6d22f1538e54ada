import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { trend_playlist_first_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { ANNOTATIONS_MAX, EFFECT } from '@tangent/domain/insight/analytics-limits.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listNewPlaylists } from '../find-first-seen.ts';
import { listPlaylistNames } from '../list-annotations.ts';
import { type Music, trendDayRows } from '../trend-rows.ts';
import { type FoundEvent, NOTHING_MORE } from './found-event.ts';

type First = { playlist_no: number; day: string };

/** Lists the playlists that stores first reported within a range, with the streams from each in its first week. */
export async function listPlaylistEvents(db: Db, music: Music, range: DayRange): Promise<FoundEvent[]> {
  const found = await listNewPlaylists(db, music, { range, limit: ANNOTATIONS_MAX });
  if (found.length === 0) return [];
  const [names, added, streams] = await Promise.all([
    listPlaylistNames(
      db,
      found.map(({ playlist_no }) => playlist_no),
    ),
    listAddedTracks(db, music, found),
    sumFirstWeeks(db, music, found),
  ]);
  return found.map(({ playlist_no, day }) => {
    const known = names.get(playlist_no);
    const { title = null, tracks: track_count = 0 } = added.get(playlist_no) ?? {};
    return {
      ...NOTHING_MORE,
      kind: 'playlist',
      at: day,
      until: day,
      title: known?.name ?? '',
      store: known?.store ?? null,
      track: track_count === 1 ? title : null,
      track_count,
      streams: streams.get(playlist_no) ?? 0,
    };
  });
}

/** Returns how many tracks each playlist had on its first day, and the title of one of them. */
async function listAddedTracks(db: Db, music: Music, found: readonly First[]) {
  const byTracks = music.tracks === null ? sql`` : sql`and f.track_id = any(${sql.param([...music.tracks])}::uuid[])`;
  const { rows } = await db.execute<{ playlist_no: number; tracks: number; title: string | null }>(sql`
    select f.playlist_no, count(*)::int as tracks, min(t.title) as title
      from ${trend_playlist_first_days} f
      join ${unnest(found)} on own.playlist_no = f.playlist_no and own.day = f.first_day
      left join ${tracks} t on t.id = f.track_id
     where f.account_id = ${music.account_id} ${byTracks} group by f.playlist_no`);
  return new Map(rows.map(({ playlist_no, ...row }) => [playlist_no, row]));
}

/** Sums the streams from each playlist in the week from its first day on. */
async function sumFirstWeeks(db: Db, music: Music, found: readonly First[]): Promise<ReadonlyMap<number, number>> {
  const days = found.map(({ day }) => day).sort();
  const range = { from: days[0] ?? '', to: addDays(days.at(-1) ?? '', EFFECT.days - 1) };
  const { rows } = await db.execute<{ playlist_no: number; streams: string }>(sql`
    select r.playlist_no, sum(r.streams)::bigint as streams
      from ${trendDayRows('playlist', music, range, ['playlist_no', 'streams'])}
      join ${unnest(found)} on own.playlist_no = r.playlist_no and r.at between own.day and own.day + ${EFFECT.days - 1}::int
     group by r.playlist_no`);
  return new Map(rows.map(({ playlist_no, streams }) => [playlist_no, Number(streams)]));
}

const unnest = (found: readonly First[]) => sql`unnest(${sql.param(found.map(({ playlist_no }) => playlist_no))}::int[],
  ${sql.param(found.map(({ day }) => day))}::date[]) as own(playlist_no, day)`;
