import type { DashboardFigures } from '@tangent/contract/insight/dashboard.ts';
import { addMonths, listPeriods, type Period } from '@tangent/domain/money/royalty/period.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { computeTotal, readReportedDays, readSeries, sumRevenueByMonth } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';

const MONTHS_SHOWN = 12;

/** Sums the statements of the newest reported month and of the months before it. */
async function sumRevenue(
  db: Db,
  holders: readonly string[],
  newest: Period | null,
): Promise<DashboardFigures['revenue']> {
  if (newest === null) return null;
  const from = addMonths(newest, 1 - MONTHS_SHOWN);
  const known = await sumRevenueByMonth(db, holders, { tracks: null }, { from, to: newest });
  const before = known.get(addMonths(newest, -1));
  const months = listPeriods(from, newest).map((month) => presentMicros(known.get(month) ?? 0n));
  return {
    month: newest,
    months,
    amount_micros: months.at(-1) ?? 0,
    before_micros: before === undefined ? null : presentMicros(before),
  };
}

const COUNTS = ['streams', 'listeners', 'playlist_adds'] as const;

/**
 * Returns the four figures of the dashboard: three from 30 days of trends, and revenue from statements of whole months.
 */
export async function getFiguresView(db: Db, actor: Actor, now: Date): Promise<DashboardFigures> {
  const [figureQuery, holders] = await Promise.all([
    buildDaysQuery(db, { actor, days: 30, now }),
    listHolders(db, actor.user_id),
  ]);
  const { range, open_day, flagged, compared, comparison, freshness } = figureQuery;
  const [series, isReported, statements] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: COUNTS }),
    readReportedDays(db, figureQuery),
    findFreshness(db, holders),
  ]);
  const buildFigure = (name: (typeof COUNTS)[number]) => ({
    ...computeTotal(series, name),
    days: series.map(({ at, to, now: counts }) => (isReported({ from: at, to }) ? counts[name] : null)),
  });
  return {
    range,
    open_day,
    flagged: [...flagged],
    compared,
    comparison,
    statements,
    trends: [...freshness].sort((a, b) => Number(a.until < b.until) - Number(a.until > b.until)),
    streams: buildFigure('streams'),
    listeners: buildFigure('listeners'),
    playlist_adds: buildFigure('playlist_adds'),
    revenue: await sumRevenue(db, holders, statements.until),
  };
}
