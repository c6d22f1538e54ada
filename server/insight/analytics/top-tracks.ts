import type { AnalyticsTrack } from '@tangent/contract/analytics.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import type { MonthRange } from '@tangent/domain/analytics/compare-months.ts';
import { findReportedUntil } from '@tangent/domain/analytics/find-reported-until.ts';
import { countDays, type DayRange } from '@tangent/domain/analytics/period.ts';
import { TOP_TRACKS } from '@tangent/domain/analytics-limits.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { aggregateParts } from './aggregate-parts.ts';
import type { FigureQuery } from './figure-query.ts';
import { sumTrackRevenue } from './sum-revenue.ts';
import { type Music, trendDayRows } from './trend-rows.ts';

/**
 * Lists the tracks with the most streams, each with its last two weeks and its revenue in statements of these months.
 */
export async function listTopTracks(
  db: Db,
  figureQuery: FigureQuery,
  { limit, months }: { limit: number; months: MonthRange | null },
): Promise<AnalyticsTrack[]> {
  const { account_id } = figureQuery.music;
  const counts = ['streams', 'listeners', 'saves'] as const;
  const parts = await aggregateParts(db, figureQuery, { by: 'track', key: 'track_id', counts, limit });
  const ids = parts.map(({ key }) => key);
  const [labels, sparks, revenue] = await Promise.all([
    listTracks(db, ids),
    listSparks(db, { account_id, tracks: ids }, getLastDays(figureQuery)),
    months && sumTrackRevenue(db, account_id, { months, tracks: ids }),
  ]);
  return parts.map(({ key, now, before }) => ({
    ...(labels.get(key) ?? nameless(key)),
    streams: { value: now.streams, before },
    listeners: now.listeners,
    saves: now.saves,
    sparkline: sparks(key),
    revenue_micros: revenue?.get(key) ?? 0,
  }));
}

/** Returns the last reported days of a range. */
function getLastDays({ range, freshness }: FigureQuery): DayRange {
  const until = findReportedUntil(freshness);
  const to = until !== null && until < range.to ? until : range.to;
  const first = addDays(to, 1 - TOP_TRACKS.spark_days);
  return { from: first > range.from ? first : range.from, to };
}

type Labels = Pick<AnalyticsTrack, 'track' | 'release'>;

async function listTracks(db: Db, ids: readonly string[]): Promise<Map<string, Labels>> {
  if (ids.length === 0) return new Map();
  const { id, title, version_title, isrc } = tracks;
  const artist = sql<string>`coalesce(${tracks.artist}, ${releases.primary_artist})`;
  const rows = await db
    .select({
      track: { id, title, version_title, isrc, artist },
      release: { id: releases.id, title: releases.title, artwork_upload_id: releases.artwork_upload_id },
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.track.id, row]));
}

/** Returns labels for erased music, of which only the figures remain. */
function nameless(id: string): Labels {
  return { track: { id, title: null, version_title: null, artist: null, isrc: null }, release: null };
}

/** Lists streams day by day without gaps. */
async function listSparks(db: Db, music: Music, range: DayRange): Promise<(id: string) => number[]> {
  const { rows } = await db.execute<{ track_id: string; at: string; streams: string }>(sql`
    select track_id, r.at::text as at, sum(streams)::bigint as streams
      from ${trendDayRows('track', music, range, ['track_id', 'streams'])} group by track_id, r.at`);
  const days = Math.max(0, countDays(range));
  return (id) => {
    const known = new Map(rows.filter(({ track_id }) => track_id === id).map(({ at, streams }) => [at, streams]));
    return Array.from({ length: days }, (_, day) => Number(known.get(addDays(range.from, day)) ?? 0));
  };
}
