import type { AnalyticsOverview, AnalyticsQuery } from '@tangent/contract/analytics.ts';
import { monthsOf } from '@tangent/domain/analytics/compare-months.ts';
import { TREND_COUNTS } from '@tangent/domain/analytics/trend-count.ts';
import { TOP_TRACKS } from '@tangent/domain/analytics-limits.ts';
import type { Actor } from '../auth/public.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { countOpenCases } from '../watch/public.ts';
import { listAnnotations } from './list-annotations.ts';
import { openQuestion, presentHead } from './question.ts';
import { readSeries, totalOf } from './read-series.ts';
import { sumRevenue } from './sum-revenue.ts';
import { listTopTracks } from './top-tracks.ts';

/** What happened in a period: all counts over time, money, the largest tracks, and what explains the line. */
export async function getAnalyticsOverviewView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsOverview> {
  const question = await openQuestion(db, { actor, tab: 'overview', query, now });
  const [series, revenue, tracks, annotations, cases] = await Promise.all([
    readSeries(db, question, { by: 'track', counts: TREND_COUNTS }),
    sumRevenue(db, question),
    listTopTracks(db, question, { limit: TOP_TRACKS.tracks, months: monthsOf(question.range) }),
    listAnnotations(db, question),
    countOpenCases(db, actor.user_id),
  ]);
  const total = (name: (typeof TREND_COUNTS)[number]) => totalOf(series, name);
  return {
    ...presentHead(actor, question),
    figures: {
      streams: total('streams'),
      listeners: total('listeners'),
      saves: total('saves'),

      playlist_adds: total('playlist_adds'),
      followers: total('followers'),
    },
    series: series.map(({ now: counts, ...point }) => ({ ...point, ...counts })),

    revenue,
    tracks,
    annotations,
    cases,
  };
}
