import { trend_file_days, trend_reported_days } from '@tangent/db/schema/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { MONITORING_HISTORY_DAYS, MONITORING_LOOKBACK_DAYS } from '@tangent/domain/monitoring-limits.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Lists files with later days, whose usual values depend on the days of this file. There are none when files arrive in
 * order.
 */
export async function listLaterFiles(tx: Tx, fileNo: number, now: Date): Promise<number[]> {
  const since = addDays(utcDay(now.getTime()), -MONITORING_LOOKBACK_DAYS);
  const { rows } = await tx.execute<{ file_no: number }>(sql`
    select distinct a.file_no
      from ${trend_file_days} d
      join ${trend_reported_days} a on a.store_id = d.store_id
       and a.day > d.day and a.day <= d.day + ${MONITORING_HISTORY_DAYS.most}::int
     where d.file_no = ${fileNo} and a.file_no <> d.file_no and a.day >= ${since}
     order by 1`);
  return rows.map(({ file_no }) => file_no);
}
