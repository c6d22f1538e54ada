import { trend_arrivals, trend_track_days } from '@tangent/db/schema/trend.ts';
import type { DayRange } from '@tangent/domain/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/sql/open-database.ts';
import { listDays } from './ranges.ts';

export type TrendDay = { day: string; streams: number; listeners: number; playlist_adds: number };
export type TrendCountName = Exclude<keyof TrendDay, 'day'>;

/** What stores told of an account on the days of a range: those that nobody has told of yet are missing, others may be zero. */
export async function loadTrendDays(
  db: Db,
  accountId: string,
  range: DayRange,
  storeIds: readonly string[],
): Promise<Map<string, TrendDay>> {
  const { from, to } = range;
  const { rows } = await db.execute<Record<keyof TrendDay, string>>(sql`
    select told.day::text as day, coalesce(s.streams, 0) as streams, coalesce(s.listeners, 0) as listeners,
           coalesce(s.playlist_adds, 0) as playlist_adds
      from (select distinct day from ${trend_arrivals}
             where store_id = any(${sql.param([...storeIds])}) and day between ${from} and ${to}) told
      left join (select day, sum(streams) as streams, sum(listeners) as listeners, sum(playlist_adds) as playlist_adds
              from ${trend_track_days} where account_id = ${accountId} and day between ${from} and ${to}
             group by ${trend_track_days}.day) s on s.day = told.day`);
  return new Map(rows.map((row) => [row.day, presentDay(row)]));
}

function presentDay({ day, streams, listeners, playlist_adds }: Record<keyof TrendDay, string>): TrendDay {
  return { day, streams: Number(streams), listeners: Number(listeners), playlist_adds: Number(playlist_adds) };
}

/** A figure of the days of a range: null where nothing is known. */
export function valuesOf(days: ReadonlyMap<string, TrendDay>, range: DayRange, name: TrendCountName) {
  return listDays(range).map((day) => days.get(day)?.[name] ?? null);
}

/** The sum of what is known; null when nothing is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}
