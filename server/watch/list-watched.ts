import { tracks } from '@tangent/db/schema/release.ts';
import { trend_entries, trend_file_days } from '@tangent/db/schema/trend.ts';
import { watch_cases } from '@tangent/db/schema/watch.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { CASE_MEMORY_DAYS, WATCH_LOOK_BACK_DAYS, WATCH_STREAMS_MIN } from '@tangent/domain/watch-limits.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../platform/sql/open-database.ts';
import type { Watched } from './job-kinds.ts';

/**
 * What of a file is worth a look: releases with enough streams on a day, and cases that the days may belong to, also when the file was
 * taken back. It reads the lines of the file, not the history of anybody.
 */
export async function listWatched(tx: Tx, fileNo: number, now: Date): Promise<Watched[]> {
  const since = addDays(utcDay(now.getTime()), -WATCH_LOOK_BACK_DAYS);
  const { rows } = await tx.execute<Watched>(sql`
    select account_id, release_id, store_id, array_agg(day::text order by day) as days
      from (
        select e.account_id, t.release_id, e.store_id, e.day
          from ${trend_entries} e join ${tracks} t on t.id = e.track_id
         where e.file_no = ${fileNo} and e.day >= ${since}
         group by 1, 2, 3, 4 having sum(e.streams) >= ${WATCH_STREAMS_MIN}
        union
        select c.account_id, c.release_id, c.store_id, d.day
          from ${trend_file_days} d
          join ${watch_cases} c on c.store_id = d.store_id
           and c.last_day >= d.day - ${CASE_MEMORY_DAYS}::int and c.first_day <= d.day + ${CASE_MEMORY_DAYS}::int
         where d.file_no = ${fileNo} and d.day >= ${since}
      ) as found
     group by 1, 2, 3 order by 2, 3`);
  return rows;
}
