import { trend_arrivals } from '@tangent/db/schema/trend.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { gt } from 'drizzle-orm';
import type { z } from 'zod';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { WatchContext } from './context.ts';
import { enqueueWatchAgain } from './enqueue-watch.ts';
import { type Watched, watchAgainJob, watchDaysJob, watchFileJob } from './job-kinds.ts';
import { listLaterFiles } from './list-later-files.ts';
import { listWatched } from './list-watched.ts';
import { lookAtRelease } from './look-at-release.ts';

/** Releases at stores that are looked at in one transaction. */
const AT_ONCE = 20;
/** A little more than a day, so that nothing falls between two rounds. */
const AGAIN_MS = 26 * HOUR_MS;

type Context = Pick<WatchContext, 'db' | 'clock'>;
type FileData = z.output<typeof watchFileJob.schema>;

export function watchJobs(context: Context): JobHandler[] {
  return [
    handleJob(watchFileJob, (data) => lookThroughFile(context, data)),
    handleJob(watchDaysJob, ({ items }) => lookAt(context, items)),
    handleJob(watchAgainJob, () => lookAgain(context)),
  ];
}

function lookThroughFile({ db, clock }: Context, { file_no, is_news }: FileData): Promise<void> {
  return inTransaction(db, async (tx) => {
    const watched = await listWatched(tx, file_no, clock.now());
    for (let at = 0; at < watched.length; at += AT_ONCE) {
      await enqueue(tx, watchDaysJob, { items: watched.slice(at, at + AT_ONCE) });
    }
    if (!is_news) return;
    for (const later of await listLaterFiles(tx, file_no, clock.now())) await enqueueWatchAgain(tx, later);
  });
}

/** In the order of releases and stores, so that two jobs never wait for each other. */
function lookAt({ db, clock }: Context, items: readonly Watched[]): Promise<void> {
  return inTransaction(db, async (tx) => {
    for (const watched of items) await lookAtRelease(tx, watched, clock.now());
  });
}

function lookAgain({ db, clock }: Context): Promise<void> {
  return inTransaction(db, async (tx) => {
    const since = new Date(clock.now().getTime() - AGAIN_MS);
    const files = await tx
      .selectDistinct({ file_no: trend_arrivals.file_no })
      .from(trend_arrivals)
      .where(gt(trend_arrivals.received_at, since));
    for (const { file_no } of files) await enqueueWatchAgain(tx, file_no);
  });
}
