import type { AnalyticsPlatforms, AnalyticsQuery } from '@tangent/contract/analytics.ts';
import { listSteps, listStepsBefore, stepOf } from '@tangent/domain/analytics/steps.ts';
import { sql } from 'drizzle-orm';
import type { Actor } from '../auth/public.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { openQuestion, presentHead, type Question } from './question.ts';
import { sumStores } from './sum-stores.ts';
import { trendDayRows, trendRows } from './trend-rows.ts';

/** On which stores music is listened to, over time. */
export async function getAnalyticsPlatformsView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsPlatforms> {
  const question = await openQuestion(db, { actor, tab: 'platforms', query, now });
  const counts = ['streams', 'listeners', 'saves', 'followers'] as const;
  const [stores, values] = await Promise.all([sumStores(db, question, counts), readValues(db, question)]);
  return {
    ...presentHead(actor, question),
    steps: listDates(question),
    items: stores.map(({ store, now: { streams, ...others }, before, compared, comparison }) => ({
      store,
      streams: { value: streams, before },
      compared,
      comparison,
      ...others,
      values: values(store.id),
    })),
  };
}

function listDates({ range, comparison, compare }: Question): AnalyticsPlatforms['steps'] {
  const steps = listSteps(range);
  const before = comparison && compare !== 'none' ? listStepsBefore(steps, comparison, compare) : [];
  return steps.map(({ from }, i) => ({ at: from, before_at: before[i]?.from ?? null }));
}

/** Streams of a store in step with the range. */
async function readValues(db: Db, { music, range }: Question): Promise<(store: string) => number[]> {
  const columns = ['store_id', 'streams'];
  const rows =
    stepOf(range) === 'day' ? trendDayRows('track', music, range, columns) : trendRows('track', music, range, columns);
  const answer = await db.execute<{ store_id: string; at: string; streams: string }>(sql`
    select store_id, r.at::text as at, sum(streams)::bigint as streams from ${rows} group by store_id, r.at`);
  const steps = listSteps(range);
  return (store) => {
    const own = answer.rows.filter(({ store_id }) => store_id === store);
    return steps.map(({ from, to }) =>
      own.reduce((sum, { at, streams }) => (at >= from && at <= to ? sum + Number(streams) : sum), 0),
    );
  };
}
