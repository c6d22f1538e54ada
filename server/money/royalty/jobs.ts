import { sales_files } from '@tangent/db/schema/sales.ts';
import { inArray } from 'drizzle-orm';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { RoyaltyContext } from './context.ts';
import { readSalesFileJob, sweepSalesFilesJob } from './job-kinds.ts';
import { readSalesFile } from './read-file.ts';

export function royaltyJobs(context: RoyaltyContext): JobHandler[] {
  return [
    handleJob(readSalesFileJob, ({ file_id }, { signal }) => readSalesFile(context, file_id, signal)),
    handleJob(sweepSalesFilesJob, () => sweepSalesFiles(context)),
  ];
}

/** Has files read that wait, whatever became of their job; of one that is being read nothing comes of it. */
function sweepSalesFiles({ db }: RoyaltyContext): Promise<void> {
  return inTransaction(db, async (tx) => {
    const isWaiting = inArray(sales_files.state, ['received', 'reading']);
    const files = await tx.select({ id: sales_files.id }).from(sales_files).where(isWaiting);
    for (const { id } of files) await enqueue(tx, readSalesFileJob, { file_id: id }, { key: id });
  });
}
