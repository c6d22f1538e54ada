import type { AnalyticsPlatforms, AnalyticsQuery } from '@tangent/contract/insight/analytics.ts';
import { getChartStep, listSteps, listStepsBefore } from '@tangent/domain/insight/analytics/steps.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { aggregateStores } from './aggregate-stores.ts';
import { type FigureQuery, prepareQuestion, presentHead } from './figure-query.ts';
import { findReportedCounts } from './find-reported-counts.ts';
import { readFlagged } from './read-flagged.ts';
import { trendDayRows, trendRows } from './trend-rows.ts';

/** Counts that some stores never report. */
const UNSURE_COUNTS = ['listeners', 'saves', 'followers'] as const;

/** Returns the stores on which the music is played, over time. */
export async function getAnalyticsPlatformsView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsPlatforms> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'platforms', query, now });
  const counts = ['streams', 'listeners', 'saves', 'followers'] as const;
  const [stores, values, flagged] = await Promise.all([
    aggregateStores(db, figureQuery, counts),
    readValues(db, figureQuery),
    readFlagged(db, figureQuery.music, figureQuery.range, 'store'),
  ]);
  const isReported = await findReportedCounts(db, stores, UNSURE_COUNTS);
  return {
    ...presentHead(actor, figureQuery),
    steps: listDates(figureQuery),
    items: stores.map(({ store, now: { streams, ...others }, before, compared, comparison }) => ({
      store,
      streams: { value: streams, before },
      flagged: flagged.get(store.id),
      compared,
      comparison,
      listeners: isReported(store.id, 'listeners') ? others.listeners : null,
      saves: isReported(store.id, 'saves') ? others.saves : null,
      followers: isReported(store.id, 'followers') ? others.followers : null,
      values: values(store.id),
    })),
  };
}

function listDates({ range, comparison, compare }: FigureQuery): AnalyticsPlatforms['steps'] {
  const steps = listSteps(range);
  const before = comparison && compare !== 'none' ? listStepsBefore(steps, comparison, compare) : [];
  return steps.map(({ from }, i) => ({ at: from, before_at: before[i]?.from ?? null }));
}

/** Reads the streams of each store, one value per step of the range; null where it has reported no day of the step yet. */
async function readValues(
  db: Db,
  { music, range, freshness }: FigureQuery,
): Promise<(store: string) => (number | null)[]> {
  const columns = ['store_id', 'streams'];
  const rows =
    getChartStep(range) === 'day'
      ? trendDayRows('track', music, range, columns)
      : trendRows('track', music, range, columns);
  const result = await db.execute<{ store_id: string; at: string; streams: string }>(sql`
    select store_id, r.at::text as at, sum(streams)::bigint as streams from ${rows} group by store_id, r.at`);
  const steps = listSteps(range);
  return (id) => {
    const own = result.rows.filter(({ store_id }) => store_id === id);
    const until = freshness.find(({ store }) => store.id === id)?.until ?? null;
    return steps.map(({ from, to }) =>
      until === null || from > until
        ? null
        : own.reduce((sum, { at, streams }) => (at >= from && at <= to ? sum + Number(streams) : sum), 0),
    );
  };
}
