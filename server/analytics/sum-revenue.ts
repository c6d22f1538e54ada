import type { AnalyticsRevenue } from '@tangent/contract/analytics.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { firstDayOf, periodOf } from '@tangent/domain/royalty/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { findFreshness, listHolders, presentMicros } from '../royalty/public.ts';
import type { Question } from './question.ts';
import type { Music } from './trend-rows.ts';

/** What the statements of the months that a range touches say; never part of a month, and never mixed with trends. */
export async function sumRevenue(db: Db, question: Question): Promise<AnalyticsRevenue> {
  const { music, range, comparison } = question;
  const holders = await listHolders(db, music.account_id);
  const months = monthsOf(range);
  return {
    amount_micros: await sumMonths(db, holders, music, months),
    before_micros: comparison && (await sumMonths(db, holders, music, monthsOf(comparison))),
    months,
    freshness: await findFreshness(db, holders),
  };
}

/** The same by track, in micro-dollars. */
export async function sumTrackRevenue(
  db: Db,
  accountId: string,
  { range, tracks }: { range: DayRange; tracks: readonly string[] },
): Promise<Map<string, number>> {
  const holders = await listHolders(db, accountId);
  const { rows } = await db.execute<{ track_id: string; amount: string }>(sql`
    select track_id, sum(amount_micros) as amount from ${royalty_store_totals}
     where ${isIn(holders, monthsOf(range))} and track_id = any(${sql.param([...tracks])}::uuid[])
     group by track_id`);
  return new Map(rows.map(({ track_id, amount }) => [track_id, presentMicros(amount)]));
}

type Months = AnalyticsRevenue['months'];

/** The calendar months that a range touches. */
export function monthsOf({ from, to }: DayRange): Months {
  return { from: periodOf(from), to: periodOf(to) };
}

async function sumMonths(db: Db, holders: readonly string[], { tracks }: Music, months: Months): Promise<number> {
  const ofTracks = tracks === null ? sql`` : sql` and track_id = any(${sql.param([...tracks])}::uuid[])`;
  const { rows } = await db.execute<{ amount: string }>(sql`
    select coalesce(sum(amount_micros), 0) as amount from ${royalty_store_totals}
     where ${isIn(holders, months)}${ofTracks}`);
  return presentMicros(rows[0]?.amount ?? '0');
}

function isIn(holders: readonly string[], { from, to }: Months) {
  return sql`holder_id = any(${sql.param([...holders])}::uuid[])
    and period between ${firstDayOf(from)}::date and ${firstDayOf(to)}::date`;
}
