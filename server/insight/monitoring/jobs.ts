import { trend_reported_days } from '@tangent/db/schema/trend.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { gt } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { MonitoringContext } from './context.ts';
import { enqueueRecheck } from './enqueue-monitoring.ts';
import { type MonitoredRelease, monitorDaysJob, monitorFileJob, recheckFilesJob } from './job-kinds.ts';
import { listLaterFiles } from './list-later-files.ts';
import { listMonitored } from './list-monitored.ts';
import { monitorRelease } from './monitor-release.ts';

/** Releases at stores that are looked at in one transaction. */
const AT_ONCE = 20;
/** A little more than a day, so that nothing falls between two rounds. */
const RECHECK_WINDOW_MS = 26 * HOUR_MS;

type Context = Pick<MonitoringContext, 'db' | 'clock'>;
type FileData = z.output<typeof monitorFileJob.schema>;

export function monitoringJobs(context: Context): JobHandler[] {
  return [
    handleJob(monitorFileJob, (data) => monitorFile(context, data)),
    handleJob(monitorDaysJob, ({ items }) => monitorDays(context, items)),
    handleJob(recheckFilesJob, () => monitorRecentFiles(context)),
  ];
}

function monitorFile({ db, clock }: Context, { file_no, is_news }: FileData): Promise<void> {
  return inTransaction(db, async (tx) => {
    const monitored = await listMonitored(tx, file_no, clock.now());
    for (let at = 0; at < monitored.length; at += AT_ONCE) {
      await enqueue(tx, monitorDaysJob, { items: monitored.slice(at, at + AT_ONCE) });
    }
    if (!is_news) return;
    for (const later of await listLaterFiles(tx, file_no, clock.now())) await enqueueRecheck(tx, later);
  });
}

/** In the order of releases and stores, so that two jobs never wait for each other. */
function monitorDays({ db, clock }: Context, items: readonly MonitoredRelease[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const monitored of items) await monitorRelease(tx, monitored, clock.now());
  });
}

function monitorRecentFiles({ db, clock }: Context): Promise<void> {
  return inTransaction(db, async (tx) => {
    const since = new Date(clock.now().getTime() - RECHECK_WINDOW_MS);
    const files = await tx
      .selectDistinct({ file_no: trend_reported_days.file_no })
      .from(trend_reported_days)
      .where(gt(trend_reported_days.received_at, since));
    for (const { file_no } of files) await enqueueRecheck(tx, file_no);
  });
}
