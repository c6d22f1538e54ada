import type { AnalyticsOverview, AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import { toMonths } from '@tangent/domain/insight/analytics/compare-months.ts';
import { TREND_COUNTS, type TrendCount } from '@tangent/domain/insight/analytics/trend-count.ts';
import { TOP_TRACKS } from '@tangent/domain/insight/analytics-limits.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { countOpenFraudCases } from '../monitoring/public.ts';
import { prepareQuestion, presentHead } from './figure-query.ts';
import { findFirstFigures } from './find-first-figures.ts';
import { listSilentStores, listUnreported } from './find-reported-counts.ts';
import { listAnnotations } from './list-annotations.ts';
import { readReportedDays } from './list-reported-days.ts';
import { readFlagged } from './read-flagged.ts';
import { readOpenDay } from './read-open-day.ts';
import { computeTotal, readSeries } from './read-series.ts';
import { sumRevenue } from './sum-revenue.ts';
import { listTopTracks } from './top-tracks.ts';

/**
 * Returns the overview of a period: all counts over time, revenue, the top tracks, and the annotations of the chart.
 */
export async function getAnalyticsOverviewView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsOverview> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'overview', query, now });
  const [series, revenue, tracks, annotations, open_fraud_cases, flagged, open, isReported] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: TREND_COUNTS }),
    sumRevenue(db, figureQuery),
    listTopTracks(db, figureQuery, { limit: TOP_TRACKS.tracks, months: toMonths(figureQuery.range) }),
    listAnnotations(db, figureQuery),
    countOpenFraudCases(db, actor.user_id),
    readFlagged(db, figureQuery.music, figureQuery.range, 'day'),
    readOpenDay(db, figureQuery, TREND_COUNTS),
    readReportedDays(db, figureQuery),
  ]);
  const [silent_stores, starts_on] = await Promise.all([
    listSilentStores(db, figureQuery, TREND_COUNTS),
    figureQuery.freshness.length === 0 ? findFirstFigures(db, figureQuery.music) : null,
  ]);
  const total = (name: TrendCount) => computeTotal(series, name);
  return {
    ...presentHead(actor, figureQuery),
    figures: {
      streams: total('streams'),
      listeners: total('listeners'),
      saves: total('saves'),
      playlist_adds: total('playlist_adds'),
      followers: total('followers'),
    },
    series: series.map(({ at, to, before_at, before, now: counts }) => ({
      at,
      before_at,
      before,
      ...counts,
      is_reported: isReported({ from: at, to }),
      flagged: flagged.within({ from: at, to }),
    })),
    open,
    revenue,
    tracks,
    annotations,
    unreported: listUnreported(silent_stores, figureQuery).filter((name) => total(name).value === 0),
    silent_stores,
    starts_on,
    open_fraud_cases,
  };
}
