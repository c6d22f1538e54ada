import type { AnalyticsTrack } from '@tangent/contract/insight/analytics.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import type { MonthRange } from '@tangent/domain/insight/analytics/compare-months.ts';
import { countDays } from '@tangent/domain/insight/analytics/period.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { aggregateParts } from './aggregate-parts.ts';
import type { FigureQuery } from './figure-query.ts';
import { getLastDays, listSparklines } from './list-sparklines.ts';
import { readFlagged } from './read-flagged.ts';
import { sumTrackRevenue } from './sum-revenue.ts';

/**
 * Lists the tracks with the most streams, each with its last two weeks and its revenue in statements of these months.
 */
export async function listTopTracks(
  db: Db,
  figureQuery: FigureQuery,
  { limit, months }: { limit: number; months: MonthRange | null },
): Promise<AnalyticsTrack[]> {
  const { music, range } = figureQuery;
  const counts = ['streams', 'listeners', 'saves'] as const;
  const parts = await aggregateParts(db, figureQuery, { by: 'track', key: 'track_id', counts, limit });
  const ids = parts.map(({ key }) => key);
  const lastDays = getLastDays(range, figureQuery.freshness);
  const [labels, sparklines, revenue, flagged] = await Promise.all([
    listTracks(db, ids),
    listSparklines(db, { ...music, tracks: ids }, lastDays, 'track'),
    months && sumTrackRevenue(db, music.account_id, { months, tracks: ids }),
    readFlagged(db, music, range, 'track'),
  ]);
  const noStreams = Array.from({ length: Math.max(0, countDays(lastDays)) }, () => 0);
  return parts.map(({ key, now, before }) => ({
    ...(labels.get(key) ?? nameless(key)),
    streams: { value: now.streams, before },
    flagged: flagged.get(key),
    listeners: now.listeners,
    saves: now.saves,
    sparkline: sparklines.get(key) ?? noStreams,
    revenue_micros: revenue?.get(key) ?? 0,
  }));
}

type Labels = Pick<AnalyticsTrack, 'track' | 'release'>;

async function listTracks(db: Db, ids: readonly string[]): Promise<Map<string, Labels>> {
  if (ids.length === 0) return new Map();
  const { id, title, version_type, version_title, isrc } = tracks;
  const artist = selectTrackArtist();
  const rows = await db
    .select({
      track: { id, title, version_type, version_title, isrc, artist },
      release: { id: releases.id, title: releases.title, artwork_upload_id: releases.artwork_upload_id },
    })
    .from(tracks)
    .innerJoin(releases, eq(releases.id, tracks.release_id))
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.track.id, row]));
}

/** Returns labels for erased music, of which only the figures remain. */
function nameless(id: string): Labels {
  const track = { id, title: null, version_type: null, version_title: null, artist: null, isrc: null };
  return { track, release: null };
}
