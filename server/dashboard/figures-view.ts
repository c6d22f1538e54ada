import type { DashboardFigures } from '@tangent/contract/dashboard.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { findFreshness, listHolders } from '../royalty/public.ts';
import { rangesOf } from './ranges.ts';
import { sumRevenue } from './revenue.ts';
import { loadTrendDays, sumOf, type TrendCountName, type TrendDay, valuesOf } from './trend-days.ts';
import { listTrendFreshness } from './trend-freshness.ts';

/** The four figures of the dashboard: three out of trends of 30 days, and the revenue out of statements of whole months. */
export async function getFiguresView(db: Db, accountId: string, now: Date): Promise<DashboardFigures> {
  const { range, comparison } = rangesOf(30, now);
  const whole = { from: comparison.from, to: range.to };
  const trends = await listTrendFreshness(db, accountId, whole);
  const storeIds = trends.map(({ store }) => store.id);
  const days = await loadTrendDays(db, accountId, whole, storeIds);
  const holders = await listHolders(db, accountId);
  const statements = await findFreshness(db, holders);
  const figureOf = (name: TrendCountName) => readFigure(days, range, comparison, name);
  return {
    ...{ range, comparison, trends, statements },
    streams: figureOf('streams'),
    listeners: figureOf('listeners'),
    playlist_adds: figureOf('playlist_adds'),
    revenue: await sumRevenue(db, holders, statements.until),
  };
}

function readFigure(days: ReadonlyMap<string, TrendDay>, range: DayRange, comparison: DayRange, name: TrendCountName) {
  const values = valuesOf(days, range, name);
  return { value: sumOf(values) ?? 0, before: sumOf(valuesOf(days, comparison, name)), days: values };
}
