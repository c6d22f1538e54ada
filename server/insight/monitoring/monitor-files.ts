import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_entries, trend_file_days, trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import {
  CASE_MERGE_DAYS,
  MONITORING_HISTORY_DAYS,
  MONITORING_LOOKBACK_DAYS,
  MONITORING_STREAMS_MIN,
} from '@tangent/domain/insight/monitoring-limits.ts';
import { gt, sql } from 'drizzle-orm';
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
       and a.day > d.day and a.day <= d.day + ${MONITORING_HISTORY_DAYS.most}::int
     where d.file_no = ${fileNo} and a.file_no <> d.file_no and a.day >= ${since}
     order by 1`);
  return rows.map(({ file_no }) => file_no);
}

/**
 * Lists what a file makes worth checking: releases with enough streams on a day, and cases that the days may belong to,
 * also after the file was reversed. It reads the lines of the file, not the history of an account.
 */
async function listMonitored(tx: Tx, fileNo: number, now: Date): Promise<MonitoredRelease[]> {
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
