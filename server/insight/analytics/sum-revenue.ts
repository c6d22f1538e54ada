import type { AnalyticsRevenue } from '@tangent/contract/insight/analytics.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { compareMonths, type MonthRange, toMonths } from '@tangent/domain/insight/analytics/compare-months.ts';
import { addMonths, getFirstDay, listPeriods, type Period } from '@tangent/domain/money/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import { findFreshness, listHolders, presentMicros } from '../../money/royalty/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from './figure-query.ts';
import type { Music } from './trend-rows.ts';

/** Sums the statements of the months that a range touches; never part of a month, and never mixed with trends. */
export async function sumRevenue(db: Db, { music, range, compare }: FigureQuery): Promise<AnalyticsRevenue> {
  const holders = await listHolders(db, music.account_id);
  const months = toMonths(range);
  const back = Math.max(12, listPeriods(months.from, months.to).length);
  const wanted = compare === 'none' ? months : { from: addMonths(months.from, -back), to: months.to };
  const [known, freshness] = await Promise.all([
    sumRevenueByMonth(db, holders, music, wanted),
    findFreshness(db, holders),
  ]);
  const compared = compareMonths(range, compare, new Set(known.keys()));
  return {
    amount_micros: computeTotal(known, months),
    months,
    compared: compared && {
      ...compared,
      amount_micros: computeTotal(known, compared.months),
      before_micros: computeTotal(known, compared.comparison),
    },
    freshness,
  };
}

/** Sums the statements of the music by month; a month that no store has reported is missing. */
export async function sumRevenueByMonth(
  db: Db,
  holders: readonly string[],
  { tracks }: Pick<Music, 'tracks'>,
  months: MonthRange,
): Promise<Map<Period, bigint>> {
  const byTracks = tracks === null ? sql`` : sql` filter (where track_id = any(${sql.param([...tracks])}::uuid[]))`;
  const { rows } = await db.execute<{ month: Period; amount: string }>(sql`
    select to_char(period, 'YYYY-MM') as month, coalesce(sum(amount_micros)${byTracks}, 0) as amount
      from ${royalty_store_totals} where ${isIn(holders, months)} group by ${royalty_store_totals}.period`);
  return new Map(rows.map(({ month, amount }) => [month, BigInt(amount)]));
}

function computeTotal(known: ReadonlyMap<Period, bigint>, { from, to }: MonthRange): number {
  const amounts = listPeriods(from, to).map((month) => known.get(month) ?? 0n);
  return presentMicros(amounts.reduce((sum, amount) => sum + amount, 0n));
}

/** Sums the statements of the music by track, in micro-dollars. */
export async function sumTrackRevenue(
  db: Db,
  accountId: string,
  { months, tracks }: { months: MonthRange; tracks: readonly string[] },
): Promise<Map<string, number>> {
  const holders = await listHolders(db, accountId);
  const { rows } = await db.execute<{ track_id: string; amount: string }>(sql`
    select track_id, sum(amount_micros) as amount from ${royalty_store_totals}
     where ${isIn(holders, months)} and track_id = any(${sql.param([...tracks])}::uuid[])
     group by track_id`);
  return new Map(rows.map(({ track_id, amount }) => [track_id, presentMicros(amount)]));
}

/** Sums every statement of a track, in micro-dollars. */
export async function sumTrackRevenueEver(db: Db, holders: readonly string[], trackId: string): Promise<number> {
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(amount_micros), 0) as amount from ${royalty_store_totals}
     where holder_id = any(${sql.param([...holders])}::uuid[]) and track_id = ${trackId}`);
  return presentMicros(rows[0]?.amount ?? '0');
}

function isIn(holders: readonly string[], { from, to }: MonthRange): SQL {
  return sql`holder_id = any(${sql.param([...holders])}::uuid[])
    and period between ${getFirstDay(from)}::date and ${getFirstDay(to)}::date`;
}
