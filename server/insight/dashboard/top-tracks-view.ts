import type { getTopTracks } from '@tangent/contract/insight/dashboard.ts';
import { DASHBOARD } from '@tangent/domain/insight/dashboard-limits.ts';
import type { z } from 'zod';
import { findFreshness, listHolders } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listTopTracks } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';

/**
 * Lists the tracks with the most streams in the last 30 days, and their revenue in the newest reported month.
 */
export async function getTopTracksView(
  db: Db,
  accountId: string,
  now: Date,
): Promise<z.input<typeof getTopTracks.response>> {
  const [figureQuery, holders] = await Promise.all([
    buildDaysQuery(db, accountId, 30, now),
    listHolders(db, accountId),
  ]);
  const { range, compared, comparison } = figureQuery;
  const { until } = await findFreshness(db, holders);
  const months = until === null ? null : { from: until, to: until };
  const items = await listTopTracks(db, figureQuery, { limit: DASHBOARD.top_tracks, months });
  return {
    range,
    compared,
    comparison,
    revenue_month: until,
    items: items.filter(({ streams }) => streams.value > 0),
  };
}
