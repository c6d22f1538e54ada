import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import {
  trend_entries,
  trend_file_days,
  trend_playlists,
  trend_reported_days,
  trend_suspense_lines,
  trend_track_months,
} from '@tangent/db/schema/insight/trend.ts';
import { STREAMS_MILESTONE } from '@tangent/domain/events/activity/activity.ts';
import { addMonths, getFirstDay, type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { sql } from 'drizzle-orm';
import { recordStreams } from '../../events/activity/public.ts';
import type { ReadingContext, SalesFileRow } from '../../money/store-file/public.ts';
import { ensurePartition } from '../../platform/sql/ensure-partition.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { enqueueMonitoring } from '../monitoring/public.ts';
import type { NamedStore } from './file-days.ts';
import type { TrendReading } from './read-lines.ts';
import { reverseDays } from './reverse-trends.ts';
import { ROLLUPS, rollUp } from './roll-up.ts';

const TABLES = ['trend_entries', ...ROLLUPS.map(({ name }) => `trend_${name}_days`)];

/** Creates the partitions of the trends tables for a month, unless they exist. */
export async function ensureTrendMonth(db: Db, period: Period): Promise<void> {
  const [from, to] = [getFirstDay(period), getFirstDay(addMonths(period, 1))];
  for (const table of TABLES)
    await ensurePartition(db, { table, name: `${table}_y${period.replace('-', 'm')}`, from, to });
}

/** Sorting and totalling millions of lines uses this much memory, and the disk beyond it. */
const WORK_MEMORY = sql`set local work_mem = '128MB'`;

/** Counts a reading: lines, totals, and the days that its stores have now reported. */
export async function postTrends(
  { tx, db }: ReadingContext,
  { file, reading, named }: { file: SalesFileRow; reading: TrendReading; named: readonly NamedStore[] },
): Promise<void> {
  for (const period of new Set(reading.days.all.map(({ day }) => toPeriod(day)))) await ensureTrendMonth(db, period);
  await tx.execute(WORK_MEMORY);
  if (file.decision === 'replace') await reverseEarlier(tx, file.file_no);
  await prepare(tx, named);
  await insertEntries(tx, file.file_no);
  await rollUp(tx, sql`(${MATCHED})`);
  await insertSuspense(tx, file.file_no);
  await tx.execute(sql`
    insert into ${trend_reported_days} (store_id, day, file_no, received_at)
    select distinct store_id, day, file_no, ${file.received_at.toISOString()}::timestamptz
      from ${trend_file_days} where file_no = ${file.file_no}`);
  await enqueueMonitoring(tx, file.file_no);
  await recordStreams(tx, await listPassed(tx), file.received_at);
}

/** Lists the releases that the lines read have carried past their first thousand streams. */
async function listPassed(tx: Tx): Promise<{ account_id: string; release_id: string }[]> {
  const { rows } = await tx.execute<{ account_id: string; release_id: string }>(sql`
    with added as (
      select c.account_id, t.release_id, sum(l.streams) as streams
        from trend_read_lines l join trend_read_codes c on c.no = l.code join ${tracks} t on t.id = c.track_id
       group by 1, 2)
    select a.account_id, a.release_id
      from added a join ${tracks} t on t.release_id = a.release_id
      join ${trend_track_months} m on m.account_id = a.account_id and m.track_id = t.id
     group by a.account_id, a.release_id, a.streams
    having sum(m.streams) >= ${STREAMS_MILESTONE} and sum(m.streams) - a.streams < ${STREAMS_MILESTONE}`);
  return rows;
}

/** Reverses the figures of other files for the same stores and days. */
async function reverseEarlier(tx: Tx, fileNo: number): Promise<void> {
  await reverseDays(
    tx,
    sql`select a.file_no, a.store_id, a.day from ${trend_reported_days} a
          join ${trend_file_days} d on d.store_id = a.store_id and d.day = a.day
         where d.file_no = ${fileNo} and a.file_no <> ${fileNo}`,
  );
}

/** Numbers the stores and playlists of the lines read, and updates the statistics of the query planner. */
async function prepare(tx: Tx, named: readonly NamedStore[]): Promise<void> {
  await tx.execute(sql`
    create temp table trend_read_stores on commit drop as
    select * from json_to_recordset(${JSON.stringify(named)}::json) as store(no smallint, store_ref text, store_id text)`);
  await tx.execute(sql`
    insert into ${trend_playlists} (store_id, name)
    select distinct s.store_id, p.name from trend_read_playlists p join trend_read_stores s on s.no = p.store
     where not exists (select 1 from ${trend_playlists} t where t.store_id = s.store_id and t.name = p.name)
     order by 1, 2 on conflict do nothing`);
  await tx.execute(sql`
    update trend_read_playlists p set playlist_no = t.playlist_no from trend_read_stores s, ${trend_playlists} t
     where s.no = p.store and t.store_id = s.store_id and t.name = p.name`);
  for (const table of ['lines', 'codes', 'stores', 'playlists'])
    await tx.execute(sql`analyze ${sql.identifier(`trend_read_${table}`)}`);
}

const COUNTS = sql.raw('l.streams, l.listeners, l.saves, l.followers, l.playlist_adds');

/** Lines that match a track and have at least one count. */
const MATCHED = sql`
  select c.account_id, l.day, l.line_no, c.track_id, s.store_id, l.country, p.playlist_no, ${COUNTS}, l.age_group, l.gender, l.device
    from trend_read_lines l join trend_read_codes c on c.no = l.code join trend_read_stores s on s.no = l.store
    left join trend_read_playlists p on p.no = l.playlist
   where c.track_id is not null and greatest(${COUNTS}) > 0`;

async function insertEntries(tx: Tx, fileNo: number): Promise<void> {
  await tx.execute(sql`
    insert into ${trend_entries} (account_id, day, file_no, line_no, track_id, store_id, country, playlist_no, streams, listeners,
           saves, followers, playlist_adds, age_group, gender, device)
    select l.account_id, l.day, ${fileNo}, l.line_no, l.track_id, l.store_id, l.country, l.playlist_no, ${COUNTS},
           nullif(l.age_group, 0), nullif(l.gender, 0), nullif(l.device, 0)
      from (${MATCHED}) l order by l.account_id, l.day, l.line_no`);
}

async function insertSuspense(tx: Tx, fileNo: number): Promise<void> {
  await tx.execute(sql`
    insert into ${trend_suspense_lines} (file_no, line_no, day, store_id, country, isrc, upc, playlist_no, streams, listeners, saves,
           followers, playlist_adds, age_group, gender, device, reason)
    select ${fileNo}, l.line_no, l.day, s.store_id, l.country, c.isrc, c.upc, p.playlist_no, ${COUNTS},
           nullif(l.age_group, 0), nullif(l.gender, 0), nullif(l.device, 0), c.reason
      from trend_read_lines l join trend_read_codes c on c.no = l.code join trend_read_stores s on s.no = l.store
      left join trend_read_playlists p on p.no = l.playlist
     where c.track_id is null and greatest(${COUNTS}) > 0`);
}
