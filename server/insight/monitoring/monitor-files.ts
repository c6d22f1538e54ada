import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import {
  trend_entries,
  trend_file_days,
  trend_reported_days,
  trend_track_days,
} from '@tangent/db/schema/insight/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import {
  CASE_MERGE_DAYS,
  MONITORING_HISTORY_DAYS,
  MONITORING_LOOKBACK_DAYS,
  WINDOW_SPAN_DAYS,
  WINDOW_STREAMS_MIN,
  WORTH_CHECKING,
} from '@tangent/domain/insight/monitoring-limits.ts';
import { gt, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { enqueueRecheck } from './enqueue-monitoring.ts';
import { type MonitoredRelease, monitorDaysJob, type monitorFileJob } from './jobs.ts';
import type { Span } from './load-days.ts';
import { monitorRelease } from './monitor-release.ts';

/** Releases at stores that are checked in one transaction. */
const AT_ONCE = 20;
/** A little more than a day, so that no file falls between two rounds. */
const RECHECK_WINDOW_MS = 26 * HOUR_MS;

type FileData = z.output<typeof monitorFileJob.schema>;

/** Enqueues the checks of the releases and stores of a file. */
export function monitorFile({ db, clock }: BaseContext, { file_no, is_news }: FileData): Promise<void> {
  return inTransaction(db, async (tx) => {
    const monitored = await listMonitored(tx, file_no, clock.now());
    for (let at = 0; at < monitored.length; at += AT_ONCE) {
      await enqueue(tx, monitorDaysJob, { items: monitored.slice(at, at + AT_ONCE) });
    }
    if (!is_news) return;
    for (const later of await listLaterFiles(tx, file_no, clock.now())) await enqueueRecheck(tx, later);
  });
}

/** Checks days, in the order of releases and stores so that two jobs never wait for each other. */
export function monitorDays({ db, clock }: BaseContext, items: readonly MonitoredRelease[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const monitored of items) await monitorRelease(tx, monitored, clock.now());
  });
}

/** Enqueues a second check of every file of the last day. */
export function monitorRecentFiles({ db, clock }: BaseContext): Promise<void> {
  return inTransaction(db, async (tx) => {
    const since = new Date(clock.now().getTime() - RECHECK_WINDOW_MS);
    const files = await tx
      .selectDistinct({ file_no: trend_reported_days.file_no })
      .from(trend_reported_days)
      .where(gt(trend_reported_days.received_at, since));
    for (const { file_no } of files) await enqueueRecheck(tx, file_no);
  });
}

/**
 * Lists files with later days, whose usual values depend on the days of this file. There are none when files arrive in
 * order.
 */
async function listLaterFiles(tx: Tx, fileNo: number, now: Date): Promise<number[]> {
  const since = addDays(utcDay(now.getTime()), -MONITORING_LOOKBACK_DAYS);
  const { rows } = await tx.execute<{ file_no: number }>(sql`
    select distinct a.file_no
      from ${trend_file_days} d
      join ${trend_reported_days} a on a.store_id = d.store_id
       and a.day > d.day and a.day <= d.day + ${WINDOW_SPAN_DAYS + MONITORING_HISTORY_DAYS.most}::int
     where d.file_no = ${fileNo} and a.file_no <> d.file_no and a.day >= ${since}
     order by 1`);
  return rows.map(({ file_no }) => file_no);
}

/**
 * Lists what a file makes worth checking: releases whose totals of the last five weeks look unusual in any way, the
 * others in turn once a week, and cases that the days may belong to, also after the file was reversed. It reads the
 * lines of the file and the daily totals of its tracks, not the lines of earlier files.
 */
async function listMonitored(tx: Tx, fileNo: number, now: Date): Promise<MonitoredRelease[]> {
  const span = await findSpan(tx, fileNo, now);
  if (span === null) return [];
  // A file of a large store has millions of lines, and no user waits for the result.
  await tx.execute(sql`set local statement_timeout = '10min'`);
  const { rows } = await tx.execute<MonitoredRelease>(sql`
    select account_id, release_id, store_id, array_agg(day::text order by day) as days
      from (
        select account_id, release_id, store_id, day from (${sumLatestDays(fileNo, span)}) sums
         where weeks >= ${WINDOW_STREAMS_MIN} and (${isWorthChecking})
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

/** The totals of the last day, the last week and the four weeks before, for each release and day of a file. */
function sumLatestDays(fileNo: number, { from, to }: Span): SQL {
  const week = sql`filter (where d.day > e.day - 7)`;
  return sql`
    select e.account_id, t.release_id, e.store_id, e.day, sum(d.streams) as weeks, sum(d.saves) as saves,
           coalesce(sum(d.streams) ${week}, 0) as streams, coalesce(sum(d.listeners) ${week}, 0) as listeners,
           coalesce(sum(d.streams) filter (where d.day = e.day), 0) as today,
           coalesce(sum(d.streams) filter (where d.day <= e.day - 7), 0) as before
      from (select distinct account_id, track_id, store_id, day from ${trend_entries}
             where file_no = ${fileNo} and day between ${from} and ${to}) e
      join ${tracks} t on t.id = e.track_id
      join ${trend_track_days} d on d.account_id = e.account_id and d.track_id = e.track_id and d.store_id = e.store_id
       and d.day between e.day - ${WORTH_CHECKING.days - 1}::int and e.day
       and d.day between ${addDays(from, 1 - WORTH_CHECKING.days)} and ${to}
     group by 1, 2, 3, 4`;
}

const { growth, of_day, thin, once, streams_of_save } = WORTH_CHECKING;
const BEFORE_WEEKS = (WORTH_CHECKING.days - 7) / 7;
/** More than usual, played often or once by each, hardly saved; the others on the day of the week that is theirs. */
const isWorthChecking = sql`
  streams > ${growth}::float8 * before / ${BEFORE_WEEKS}::float8 or today > ${of_day}::float8 * before / ${WORTH_CHECKING.days - 7}::float8
  or (listeners > 0 and (streams > ${thin}::float8 * listeners or streams < ${once}::float8 * listeners))
  or (saves > 0 and saves * ${streams_of_save} < weeks)
  or abs(hashtext(release_id::text)) % 7 = (day - '2000-01-03'::date) % 7`;

/** Finds the days of a file, without those too long ago; then only their partitions are read. */
async function findSpan(tx: Tx, fileNo: number, now: Date): Promise<Span | null> {
  const since = addDays(utcDay(now.getTime()), -MONITORING_LOOKBACK_DAYS);
  const { rows } = await tx.execute<Span | { from: null; to: null }>(sql`
    select min(day)::text as from, max(day)::text as to
      from ${trend_file_days} where file_no = ${fileNo} and day >= ${since}`);
  const [span] = rows;
  return span?.from ? span : null;
}
