import type { getTrendingPlatforms } from '@tangent/contract/dashboard.ts';
import { rankTrending } from '@tangent/domain/analytics/rank-trending.ts';
import { DASHBOARD } from '@tangent/domain/limits.ts';
import type { z } from 'zod';
import { listStoreNames, sumParts } from '../analytics/public.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { askDays } from './ask-days.ts';

/** The stores whose streams grew most in the last seven days. */
export async function getPlatformsView(
  db: Db,
  accountId: string,
  now: Date,
): Promise<z.input<typeof getTrendingPlatforms.response>> {
  const question = await askDays(db, accountId, 7, now);
  const { range, compared, comparison } = question;
  const parts = await sumParts(db, question, { by: 'track', key: 'store_id', counts: ['streams'] });
  const told = parts.map((part) => ({ id: part.key, streams: part.now.streams, before: part.before ?? 0 }));
  const trending = rankTrending(told).slice(0, DASHBOARD.platforms);
  const names = await listStoreNames(
    db,
    trending.map(({ id }) => id),
  );
  const items = trending.map(({ id, streams, before }) => ({
    ...{ store: { id, name: names.get(id) ?? id }, streams: { value: streams, before } },
  }));
  return { range, compared, comparison, items };
}
