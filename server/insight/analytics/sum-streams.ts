import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { listFlaggedDays } from '../monitoring/public.ts';
import { type MusicFilter, trendDayRows } from './trend-rows.ts';

/** Sums the streams of some music in a few days at all stores, without flagged ones; null while no store reported any. */
export async function sumStreams(db: Db, filter: MusicFilter, range: DayRange): Promise<number | null> {
  const music = { ...filter, flagged: await listFlaggedDays(db, filter.account_id) };
  const { rows } = await db.execute<{ streams: string | null }>(
    sql`select sum(streams)::bigint as streams from ${trendDayRows('track', music, range, ['streams'])}`,
  );
  return rows[0]?.streams == null ? null : Number(rows[0].streams);
}
