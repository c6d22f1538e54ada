import type { DashboardFigures } from '@tangent/contract/dashboard.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { addMonths, firstDayOf, listPeriods, type Period } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { presentMicros } from '../royalty/public.ts';

const MONTHS_SHOWN = 12;

/** What statements say of the newest month that any tells of, and of the months before it. */
export async function sumRevenue(
  db: Db,
  holders: readonly string[],
  newest: Period | null,
): Promise<DashboardFigures['revenue']> {
  if (newest === null) return null;
  const first = addMonths(newest, 1 - MONTHS_SHOWN);
  const { rows } = await db.execute<{ period: string; amount: string }>(sql`
    select to_char(period, 'YYYY-MM') as period, sum(amount_micros) as amount
      from ${royalty_store_totals}
     where holder_id = any(${sql.param([...holders])}) and period between ${firstDayOf(first)} and ${firstDayOf(newest)}
     group by ${royalty_store_totals}.period`);
  const known = new Map(rows.map(({ period, amount }) => [period, presentMicros(amount)]));
  const months = listPeriods(first, newest).map((month) => known.get(month) ?? 0);
  const before_micros = known.get(addMonths(newest, -1)) ?? null;
  return { month: newest, amount_micros: known.get(newest) ?? 0, before_micros, months };
}
