import type { AnalyticsQuery, AnalyticsTerritories } from '@tangent/contract/insight/analytics.ts';
import { SHARES_TOTAL_BASIS_POINTS } from '@tangent/domain/catalogue/release-limits.ts';
import { divideHalfEven } from '@tangent/domain/money.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { aggregateParts } from './aggregate-parts.ts';
import { prepareQuestion, presentHead } from './figure-query.ts';
import { readFlagged } from './read-flagged.ts';

/** Returns the countries in which the music is played. */
export async function getAnalyticsTerritoriesView(
  db: Db,
  actor: Actor,
  query: AnalyticsQuery,
  now: Date,
): Promise<AnalyticsTerritories> {
  const figureQuery = await prepareQuestion(db, { actor, tab: 'territories', query, now });
  const counts = ['streams', 'listeners'] as const;
  const [parts, flagged] = await Promise.all([
    aggregateParts(db, figureQuery, { by: 'country', key: 'country', counts }),
    readFlagged(db, figureQuery.music, figureQuery.range, 'country'),
  ]);
  const total = parts.reduce((sum, part) => sum + part.now.streams, 0);
  return {
    ...presentHead(actor, figureQuery),
    items: parts.map(({ key, now: { streams, listeners }, before }) => ({
      country: key,
      streams: { value: streams, before },
      flagged: flagged.get(key),
      listeners,
      share_basis_points: computeShare(streams, total),
    })),
  };
}

function computeShare(part: number, total: number): number {
  return total === 0 ? 0 : Number(divideHalfEven(BigInt(part) * BigInt(SHARES_TOTAL_BASIS_POINTS), BigInt(total)));
}
