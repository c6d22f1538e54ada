import { trend_reported_days } from '@tangent/db/schema/trend.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { gt } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { enqueueRecheck } from './enqueue-monitoring.ts';
import { type MonitoredRelease, monitorDaysJob, type monitorFileJob } from './jobs.ts';
import { listLaterFiles } from './list-later-files.ts';
import { listMonitored } from './list-monitored.ts';
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
