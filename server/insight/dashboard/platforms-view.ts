import type { getTrendingPlatforms } from '@tangent/contract/insight/dashboard.ts';
import { rankTrending } from '@tangent/domain/insight/analytics/rank-trending.ts';
import { DASHBOARD } from '@tangent/domain/insight/dashboard-limits.ts';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { aggregateStores } from '../analytics/public.ts';
import { listCheckedStores } from '../monitoring/public.ts';
import { buildDaysQuery } from './build-days-query.ts';

/**
 * Lists the stores whose streams grew most in the last seven days, each up to its last reported day. Stores with streams
 * that are being checked are left out, and named.
 */
export async function getPlatformsView(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<z.input<typeof getTrendingPlatforms.response>> {
  const figureQuery = await buildDaysQuery(db, { actor, days: 7, now });
  const { range, open_day, flagged, compared, comparison } = figureQuery;
  const stores = await aggregateStores(db, figureQuery, ['streams']);
  const checked = await listCheckedStores(db, actor.user_id, comparison?.from ?? range.from);
  const trusted = stores.filter(({ store }) => !checked.some(({ id }) => id === store.id));
  const grown = trusted.map(({ now, before, ...store }) => ({ ...store, streams: now.streams, before: before ?? 0 }));
  const items = rankTrending(grown)
    .slice(0, DASHBOARD.platforms)
    .map(({ store, streams, before, ...days }) => ({
      store,
      streams: { value: streams, before },
      compared: days.compared,
      comparison: days.comparison,
    }));
  return { range, open_day, flagged: [...flagged], compared, comparison, items, checked };
}
