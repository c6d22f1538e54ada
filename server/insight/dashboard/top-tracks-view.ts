import type { getTopTracks } from '@tangent/contract/insight/dashboard.ts';
import { DASHBOARD } from '@tangent/domain/insight/dashboard-limits.ts';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { findFreshness, listHolders } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listTopTracks } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';

/**
 * Lists the tracks with the most streams in the last 30 days, and their revenue in the newest reported month.
 */
export async function getTopTracksView(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<z.input<typeof getTopTracks.response>> {
  const [figureQuery, holders] = await Promise.all([
    buildDaysQuery(db, { actor, days: 30, now }),
    listHolders(db, actor.user_id),
  ]);
  const { range, open_day, flagged, compared, comparison } = figureQuery;
  const { until } = await findFreshness(db, holders);
  const months = until === null ? null : { from: until, to: until };
  const items = await listTopTracks(db, figureQuery, { limit: DASHBOARD.top_tracks, months });
  return {
    range,
    open_day,
    flagged: [...flagged],
    compared,
    comparison,
    revenue_month: until,
    items: items.filter(({ streams }) => streams.value > 0),
  };
}
