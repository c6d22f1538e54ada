import { trend_arrivals } from '@tangent/db/schema/trend.ts';
import { gt } from 'drizzle-orm';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { WatchContext } from './context.ts';
import { enqueueWatch } from './enqueue-watch.ts';
import { type Watched, watchAgainJob, watchDaysJob, watchFileJob } from './job-kinds.ts';
import { listWatched } from './list-watched.ts';
import { lookAtRelease } from './look-at-release.ts';

/** Releases at stores that are looked at in one transaction. */
const AT_ONCE = 20;
/** A little more than a day, so that nothing falls between two rounds. */
const AGAIN_MS = 26 * 60 * 60 * 1000;

type Context = Pick<WatchContext, 'db' | 'clock'>;

export function watchJobs(context: Context): JobHandler[] {
  return [
    handleJob(watchFileJob, ({ file_no }) => lookThroughFile(context, file_no)),
    handleJob(watchDaysJob, ({ items }) => lookAt(context, items)),
    handleJob(watchAgainJob, () => lookAgain(context)),
  ];
}

function lookThroughFile({ db, clock }: Context, fileNo: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const watched = await listWatched(tx, fileNo, clock.now());
    for (let at = 0; at < watched.length; at += AT_ONCE) {
      await enqueue(tx, watchDaysJob, { items: watched.slice(at, at + AT_ONCE) });
    }
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
    for (const { file_no } of files) await enqueueWatch(tx, file_no);
  });
}
