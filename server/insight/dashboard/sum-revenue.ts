import type { DashboardFigures } from '@tangent/contract/dashboard.ts';
import { addMonths, listPeriods, type Period } from '@tangent/domain/royalty/period.ts';
import { presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { sumRevenueByMonth } from '../analytics/public.ts';

const MONTHS_SHOWN = 12;

/** What statements say of the newest month that any tells of, and of the months before it. */
export async function sumRevenue(
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
