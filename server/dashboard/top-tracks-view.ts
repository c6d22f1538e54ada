import type { DashboardTrack, getTopTracks } from '@tangent/contract/dashboard.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { trend_track_days } from '@tangent/db/schema/trend.ts';
import { TOP_TRACKS } from '@tangent/domain/analytics-limits.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { DASHBOARD } from '@tangent/domain/limits.ts';
import { firstDayOf, type Period } from '@tangent/domain/royalty/period.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../platform/sql/open-database.ts';
import { findFreshness, listHolders, presentMicros } from '../royalty/public.ts';
import { listDays, rangesOf } from './ranges.ts';

type Ranked = { track_id: string; streams: string; before: string };

/** The tracks with the most streams in the last 30 days, with their names, their last days and what they brought. */
export async function getTopTracksView(
  db: Db,
  accountId: string,
  now: Date,
): Promise<z.input<typeof getTopTracks.response>> {
  const { range, comparison } = rangesOf(30, now);
  const { rows } = await db.execute<Ranked>(sql`
    select track_id, sum(streams) filter (where day >= ${range.from}) as streams,
           coalesce(sum(streams) filter (where day < ${range.from}), 0) as before
      from ${trend_track_days} where account_id = ${accountId} and day between ${comparison.from} and ${range.to}
     group by track_id having sum(streams) filter (where day >= ${range.from}) > 0
     order by 2 desc, 1 limit ${DASHBOARD.top_tracks}`);
  const ids = rows.map(({ track_id }) => track_id);
  const holders = await listHolders(db, accountId);
  const { until: revenue_month } = await findFreshness(db, holders);
  const names = await loadNames(db, ids);
  const revenue = await loadRevenue(db, holders, ids, revenue_month);
  const spark = await loadSpark(db, accountId, ids, range.to);
  const items = rows.map(({ track_id, streams, before }) => ({
    ...(names.get(track_id) ?? nameless(track_id)),
    streams: { value: Number(streams), before: Number(before) },
    spark: spark(track_id),
    revenue_micros: presentMicros(revenue.get(track_id) ?? '0'),
  }));
  return { range, comparison, revenue_month, items };
}

type Named = Pick<DashboardTrack, 'track' | 'release'>;

async function loadNames(db: Db, ids: readonly string[]): Promise<Map<string, Named>> {
  const found = await db
    .select({
      track: { id: tracks.id, title: tracks.title, version_title: tracks.version_title, isrc: tracks.isrc },
      artist: sql<string>`coalesce(${tracks.artist}, ${releases.primary_artist})`,
      release: { id: releases.id, title: releases.title, artwork_upload_id: releases.artwork_upload_id },
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(inArray(tracks.id, [...ids]));
  return new Map(found.map(({ track, artist, release }) => [track.id, { track: { ...track, artist }, release }]));
}

/** Of music that was erased only the figures are left. */
function nameless(id: string): Named {
  return { track: { id, title: null, version_title: null, artist: null, isrc: null }, release: null };
}

async function loadRevenue(db: Db, holders: readonly string[], ids: readonly string[], month: Period | null) {
  if (month === null) return new Map<string, string>();
  const { rows } = await db.execute<{ track_id: string; amount: string }>(sql`
    select track_id, sum(amount_micros) as amount from ${royalty_store_totals}
     where holder_id = any(${sql.param([...holders])}) and period = ${firstDayOf(month)}
       and track_id = any(${sql.param([...ids])}::uuid[])
     group by track_id`);
  return new Map(rows.map(({ track_id, amount }) => [track_id, amount]));
}

async function loadSpark(db: Db, accountId: string, ids: readonly string[], to: string) {
  const days = listDays({ from: addDays(to, 1 - TOP_TRACKS.spark_days), to });
  const { rows } = await db.execute<{ track_id: string; day: string; streams: string }>(sql`
    select track_id, day::text as day, sum(streams) as streams from ${trend_track_days}
     where account_id = ${accountId} and day between ${days[0]} and ${to}
       and track_id = any(${sql.param([...ids])}::uuid[])
     group by track_id, ${trend_track_days}.day`);
  const counted = new Map(rows.map(({ track_id, day, streams }) => [`${track_id} ${day}`, Number(streams)]));
  return (trackId: string) => days.map((day) => counted.get(`${trackId} ${day}`) ?? 0);
}
