import type { DashboardFigures } from '@tangent/contract/insight/dashboard.ts';
import { addMonths, listPeriods, type Period } from '@tangent/domain/money/royalty/period.ts';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { computeTotal, readSeries, sumRevenueByMonth } from '../analytics/public.ts';
import { buildDaysQuery } from './build-days-query.ts';
import { listReportedDays } from './list-reported-days.ts';

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
export async function getFiguresView(db: Db, accountId: string, now: Date): Promise<DashboardFigures> {
  const [figureQuery, holders] = await Promise.all([
    buildDaysQuery(db, accountId, 30, now),
    listHolders(db, accountId),
  ]);
  const { range, compared, comparison, freshness } = figureQuery;
  const [series, reported, statements] = await Promise.all([
    readSeries(db, figureQuery, { by: 'track', counts: COUNTS }),
    listReportedDays(db, figureQuery),
    findFreshness(db, holders),
  ]);
  const buildFigure = (name: (typeof COUNTS)[number]) => ({
    ...computeTotal(series, name),
    days: series.map(({ at, now: counts }) => (reported.has(at) ? counts[name] : null)),
  });
  return {
    range,
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
