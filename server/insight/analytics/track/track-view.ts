import type { TrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { findCompleteUntil } from '@tangent/domain/insight/analytics/find-reported-until.ts';
import { findPeriodDays } from '@tangent/domain/insight/analytics/period.ts';
import { TRACK_PARTS_SHOWN } from '@tangent/domain/insight/analytics-limits.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { type Actor, requireCapability } from '../../../identity/auth/public.ts';
import { findFreshness, listHolders } from '../../../money/royalty/public.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { aggregateParts, type Part } from '../aggregate-parts.ts';
import { findEvents, measureEffect, presentEvents, toDailyStreams } from '../events/chart-events-view.ts';
import { buildFigureQuery, type FigureQuery, presentHead } from '../figure-query.ts';
import { findMusic } from '../find-music.ts';
import { listSilentStores, listUnreported } from '../find-reported-counts.ts';
import { countPlaylists } from '../playlists-view.ts';
import { listFlaggedStreams, readFlagged } from '../read-flagged.ts';
import { computeTotal, readSeries } from '../read-series.ts';
import { sumTrackRevenueEver } from '../sum-revenue.ts';
import { type Life, listWeeks, readLife } from './read-life.ts';
import { addUp, readSources } from './read-sources.ts';
import { getTrackFacts } from './track-facts.ts';

const LAST_30_DAYS = { period: 'last_30_days', compare: 'previous' } as const;

/**
 * Returns the figures of a track: since release day, and of the last 30 days. They reach further back than the
 * free plan does; a track of another account is not found.
 */
export async function getTrackAnalyticsView(db: Db, actor: Actor, trackId: string, now: Date): Promise<TrackAnalytics> {
  const filter = await findMusic(db, actor.user_id, { track: trackId });
  requireCapability(actor, 'advanced_analytics');
  const today = utcDay(now.getTime());
  const days = findPeriodDays(LAST_30_DAYS, { today, first_day: null, has_today: true });
  const [figureQuery, facts] = await Promise.all([
    buildFigureQuery(db, filter, { ...days, ...LAST_30_DAYS }),
    getTrackFacts(db, trackId),
  ]);
  const music = { ...figureQuery.music, tracks: [trackId] };
  const yesterday = addDays(today, -1);
  const { live_date } = facts.release;
  const { freshness } = figureQuery;
  // Read once for the sources and for what saves and listeners are set against.
  const stores = aggregateParts(db, figureQuery, { by: 'track', key: 'store_id', counts: ['streams'] });
  const [life, figures, sources, countries] = await Promise.all([
    readLife(db, { music, freshness }, { live_date, yesterday }),
    stores.then((parts) => readFigures(db, figureQuery, parts)),
    stores.then((parts) => readSources(db, figureQuery, parts)),
    readCountries(db, figureQuery),
  ]);
  const [found, all_time] = await Promise.all([
    life === null ? [] : findEvents(db, music, life.range, { has_weeks: true }),
    readAllTime(db, actor, { music, trackId, life, live_date }),
  ]);
  const until = findCompleteUntil(freshness, yesterday);
  const daily = life && toDailyStreams(life.streams, life.reported, life.flagged);
  const events = found.map((event) => ({ ...event, effect: measureEffect(event, daily, until) }));
  return {
    ...presentHead(actor, figureQuery),
    ...facts,
    all_time,
    figures,
    ...(life === null ? { weeks: [], open_week: null } : listWeeks(life)),
    events: presentEvents(events).items,
    sources,
    ...countries,
  };
}

type AllTimeFacts = { music: FigureQuery['music']; trackId: string; life: Life | null; live_date: string | null };

async function readAllTime(
  db: Db,
  actor: Actor,
  { music, trackId, life, live_date }: AllTimeFacts,
): Promise<TrackAnalytics['all_time']> {
  const holders = await listHolders(db, actor.user_id);
  const [earned_micros, received, flagged] = await Promise.all([
    sumTrackRevenueEver(db, holders, trackId),
    findFreshness(db, holders),
    life === null ? [] : listFlaggedStreams(db, music, life.range),
  ]);
  const isCovered = live_date !== null && received.until !== null && toPeriod(live_date) <= received.until;
  return {
    streams: [...(life?.streams.values() ?? [])].reduce((sum, streams) => sum + streams, 0),
    since: life?.since ?? null,
    flagged,
    earned_micros,
    // Statements of months before the release say nothing about it, unless they have money of it.
    statements: isCovered || earned_micros > 0 ? received : { ...received, until: null },
  };
}

const UNSURE_COUNTS = ['listeners', 'saves'] as const;
type UnsureCount = (typeof UNSURE_COUNTS)[number];

async function readFigures(
  db: Db,
  figureQuery: FigureQuery,
  stores: readonly Part<'streams'>[],
): Promise<TrackAnalytics['figures']> {
  const { music, range, comparison } = figureQuery;
  const [series, silent, now, before] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: ['streams', 'listeners', 'saves'] }),
    listSilentStores(db, figureQuery, UNSURE_COUNTS),
    countPlaylists(db, music, range),
    comparison && countPlaylists(db, music, comparison),
  ]);
  const unreported = listUnreported(silent, figureQuery);
  const known = (name: UnsureCount) => {
    const total = computeTotal(series, name);
    return unreported.includes(name) && total.value === 0 ? null : total;
  };
  const withCount = (name: UnsureCount) => {
    const without = silent.find(({ count }) => count === name)?.stores.map(({ id }) => id) ?? [];
    return stores.reduce((sum, part) => (without.includes(part.key) ? sum : sum + part.now.streams), 0);
  };
  return {
    streams: computeTotal(series, 'streams'),
    listeners: known('listeners'),
    saves: known('saves'),
    playlists: { value: now, before },
    streams_with: { listeners: withCount('listeners'), saves: withCount('saves') },
  };
}

async function readCountries(
  db: Db,
  figureQuery: FigureQuery,
): Promise<Pick<TrackAnalytics, 'countries' | 'other_countries'>> {
  const [parts, flagged] = await Promise.all([
    aggregateParts(db, figureQuery, { by: 'country', key: 'country', counts: ['streams'] }),
    readFlagged(db, figureQuery.music, figureQuery.range, 'country'),
  ]);
  const rows = parts.map(({ key, now, before }) => ({
    country: key,
    streams: { value: now.streams, before },
    flagged: flagged.get(key),
  }));
  const rest = rows.slice(TRACK_PARTS_SHOWN);
  return {
    countries: rows.slice(0, TRACK_PARTS_SHOWN),
    other_countries: rest.length === 0 ? null : { countries: rest.length, ...addUp(rest) },
  };
}
