import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { listTrendFreshness } from './list-trend-freshness.ts';
import { readOpenDay } from './read-open-day.ts';
import { type MusicFilter, trendRows } from './trend-rows.ts';

/** Reads the streams of some music month by month, without flagged ones; a month without any is missing. */
export async function readMonths(
  db: Db,
  filter: MusicFilter,
  range: DayRange,
): Promise<{ period: string; streams: number }[]> {
  if (range.from > range.to) return [];
  const music = { ...filter, flagged: await listFlaggedDays(db, filter.account_id) };
  const { rows } = await db.execute<{ period: string; streams: string }>(sql`
    select to_char(r.at, 'YYYY-MM') as period, sum(r.streams)::bigint as streams
      from ${trendRows('track', music, range, ['streams'])} group by 1 order by 1`);
  return rows.map(({ period, streams }) => ({ period, streams: Number(streams) }));
}

/** Reads the streams of today so far, without flagged ones; null until a store has reported some of it. */
export async function readOpenStreams(db: Db, filter: MusicFilter, today: string): Promise<number | null> {
  const [freshness, flagged] = await Promise.all([
    listTrendFreshness(db, filter),
    listFlaggedDays(db, filter.account_id),
  ]);
  const posed = { music: { ...filter, flagged }, freshness, open_day: today };
  return (await readOpenDay(db, posed, ['streams']))?.streams ?? null;
}
