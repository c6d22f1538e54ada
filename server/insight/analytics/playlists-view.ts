import type { AnalyticsPlaylists, AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { PLAYLISTS_SHOWN } from '@tangent/domain/insight/analytics-limits.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { readComparison, readParts } from './aggregate-parts.ts';
import { compareStore } from './aggregate-stores.ts';
import { type FigureQuery, prepareQuestion, presentHead } from './figure-query.ts';
import { findFirstSeen } from './find-first-seen.ts';
import { listPlaylistNames } from './list-annotations.ts';
import { readReportedDays } from './list-reported-days.ts';
import { readFlagged } from './read-flagged.ts';
import { computeTotal, type Point, readSeries } from './read-series.ts';
import { type Music, trendRows } from './trend-rows.ts';

/** Returns playlist adds, and how many streams each playlist brought. */
export async function getAnalyticsPlaylistsView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsPlaylists> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'playlists', query, now });
  const { music, range, comparison } = figureQuery;
  const [adds, streams, items, playlists, before, isReported] = await Promise.all([
    // Reads all adds, so that they equal those of the overview: stores do not name every playlist.
    readSeries(db, figureQuery, { by: 'track', counts: ['playlist_adds'] }),
    readSeries(db, figureQuery, { by: 'playlist', counts: ['streams'] }),
    listItems(db, figureQuery),
    countPlaylists(db, music, range),
    comparison && countPlaylists(db, music, comparison),
    readReportedDays(db, figureQuery),
  ]);
  return {
    ...presentHead(actor, figureQuery),
    figures: {
      playlist_adds: computeTotal(adds, 'playlist_adds'),
      streams: computeTotal(streams, 'streams'),
      playlists: { value: playlists, before },
    },
    series: adds.map((point, i) => ({
      ...mergePoints(point, streams[i]),
      is_reported: isReported({ from: point.at, to: point.to }),
    })),
    items,
  };
}

function mergePoints(adds: Point<'playlist_adds'>, streams: Point<'streams'> | undefined) {
  const { at, before_at, now, before } = adds;
  return {
    at,
    before_at,
    ...now,
    streams: streams?.now.streams ?? 0,
    before: before && { ...before, streams: streams?.before?.streams ?? 0 },
  };
}

async function listItems(db: Db, figureQuery: FigureQuery): Promise<AnalyticsPlaylists['items']> {
  const counts = ['streams', 'listeners', 'playlist_adds'] as const;
  const counting = { by: 'playlist', key: 'playlist_no', counts, limit: PLAYLISTS_SHOWN } as const;
  const parts = await readParts(db, figureQuery, counting);
  const numbers = parts.map(({ key }) => Number(key));
  const [names, days, flagged] = await Promise.all([
    listPlaylistNames(db, numbers),
    findFirstSeen(db, figureQuery.music, numbers),
    readFlagged(db, figureQuery.music, figureQuery.range, 'playlist'),
  ]);
  const items = parts.flatMap(({ key, now }) => {
    const known = names.get(Number(key));
    return known === undefined ? [] : [{ key, now, known, ...compareStore(figureQuery, known.store.id) }];
  });
  const comparisons = new Map(items.map(({ key, comparison }) => [key, comparison]));
  const before = await readComparison(db, figureQuery.music, counting, comparisons);
  return items.map(({ key, now: { streams, ...others }, known, ...compared }) => ({
    ...known,
    ...others,
    ...compared,
    streams: { value: streams, before: before(key) },
    flagged: flagged.get(key),
    first_seen: days.get(Number(key)) ?? figureQuery.range.from,
  }));
}

const PLACED_COUNTS = ['streams', 'listeners', 'playlist_adds'];

/** Counts the playlists with anything that counts. */
export async function countPlaylists(db: Db, music: Music, range: DayRange): Promise<number> {
  const { rows } = await db.execute<{ playlists: number }>(sql`
    select count(*)::int as playlists from (
      select playlist_no from ${trendRows('playlist', music, range, ['playlist_no', ...PLACED_COUNTS])}
       group by playlist_no having ${sql.raw(PLACED_COUNTS.map((name) => `sum(${name}) > 0`).join(' or '))}) placed`);
  return rows[0]?.playlists ?? 0;
}
