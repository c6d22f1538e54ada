import type { DashboardFigures } from '@tangent/contract/dashboard.ts';
import { readSeries, totalOf } from '../analytics/public.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { findFreshness, listHolders } from '../royalty/public.ts';
import { askDays } from './ask-days.ts';
import { listToldDays } from './list-told-days.ts';
import { sumRevenue } from './sum-revenue.ts';

const COUNTS = ['streams', 'listeners', 'playlist_adds'] as const;

/** The four figures of the dashboard: three out of trends of 30 days, and the revenue out of statements of whole months. */
export async function getFiguresView(db: Db, accountId: string, now: Date): Promise<DashboardFigures> {
  const [question, holders] = await Promise.all([askDays(db, accountId, 30, now), listHolders(db, accountId)]);
  const { range, compared, comparison, freshness } = question;
  const [series, told, statements] = await Promise.all([
    readSeries(db, question, { by: 'track', counts: COUNTS }),
    listToldDays(db, question),
    findFreshness(db, holders),
  ]);
  const figureOf = (name: (typeof COUNTS)[number]) => ({
    ...totalOf(series, name),
    days: series.map(({ at, now: counts }) => (told.has(at) ? counts[name] : null)),
  });
  return {
    range,
    compared,
    comparison,
    statements,
    trends: [...freshness].sort((a, b) => Number(a.until < b.until) - Number(a.until > b.until)),
    streams: figureOf('streams'),
    listeners: figureOf('listeners'),
    playlist_adds: figureOf('playlist_adds'),
    revenue: await sumRevenue(db, holders, statements.until),
  };
}
