import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import type { FigureQuery } from '../analytics/public.ts';

/** Lists the days of a range and its comparison that stores of the music have reported: all other days are unknown. */
export async function listReportedDays(db: Db, { freshness, range, comparison }: FigureQuery): Promise<Set<string>> {
  const ids = freshness.map(({ store }) => store.id);
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct day::text as day from ${trend_reported_days}
     where store_id = any(${sql.param(ids)}) and day between ${comparison?.from ?? range.from} and ${range.to}`);
  return new Set(rows.map(({ day }) => day));
}
