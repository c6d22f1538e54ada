import { fraud_cases } from '@tangent/db/schema/monitoring.ts';
import { tracks } from '@tangent/db/schema/release.ts';
import { trend_entries, trend_file_days } from '@tangent/db/schema/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import {
  CASE_MERGE_DAYS,
  MONITORING_LOOKBACK_DAYS,
  MONITORING_STREAMS_MIN,
} from '@tangent/domain/monitoring-limits.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { MonitoredRelease } from './jobs.ts';
import type { Span } from './load-days.ts';

/**
 * Lists what a file makes worth checking: releases with enough streams on a day, and cases that the days may belong to,
 * also after the file was reversed. It reads the lines of the file, not the history of an account.
 */
export async function listMonitored(tx: Tx, fileNo: number, now: Date): Promise<MonitoredRelease[]> {
  const span = await findSpan(tx, fileNo, now);
  if (span === null) return [];
  // A file of a large store has millions of lines, and no user waits for the result.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  const { rows } = await tx.execute<MonitoredRelease>(sql`
    select account_id, release_id, store_id, array_agg(day::text order by day) as days
      from (
        select e.account_id, t.release_id, e.store_id, e.day
          from (select account_id, track_id, store_id, day, sum(streams) as streams
                  from ${trend_entries}
                 where file_no = ${fileNo} and day between ${span.from} and ${span.to} group by 1, 2, 3, 4) e
          join ${tracks} t on t.id = e.track_id
         group by 1, 2, 3, 4 having sum(e.streams) >= ${MONITORING_STREAMS_MIN}
        union
        select c.account_id, c.release_id, c.store_id, d.day
          from ${trend_file_days} d
          join ${fraud_cases} c on c.store_id = d.store_id
           and c.last_day >= d.day - ${CASE_MERGE_DAYS}::int and c.first_day <= d.day + ${CASE_MERGE_DAYS}::int
         where d.file_no = ${fileNo} and d.day >= ${span.from}
      ) as found
     group by 1, 2, 3 order by 2, 3`);
  return rows;
}

/** Finds the days of a file, without those too long ago; then only their partitions are read. */
async function findSpan(tx: Tx, fileNo: number, now: Date): Promise<Span | null> {
  const since = addDays(utcDay(now.getTime()), -MONITORING_LOOKBACK_DAYS);
  const { rows } = await tx.execute<Span | { from: null; to: null }>(sql`
    select min(day)::text as from, max(day)::text as to
      from ${trend_file_days} where file_no = ${fileNo} and day >= ${since}`);
  const [span] = rows;
  return span?.from ? span : null;
}
