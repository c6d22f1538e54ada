import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { monitorFileJob } from './job-kinds.ts';

/** Has the watch look at what a file of trends told, or tells no more. Part of the transaction that rolls it up or takes it back. */
export function enqueueMonitoring(tx: Tx, fileNo: number): Promise<void> {
  return enqueue(tx, monitorFileJob, { file_no: fileNo, is_news: true }, { key: String(fileNo) });
}

/** Has the watch look at a file once more, in which nothing is new. */
export function enqueueRecheck(tx: Tx, fileNo: number): Promise<void> {
  return enqueue(tx, monitorFileJob, { file_no: fileNo, is_news: false }, { key: `again ${fileNo}` });
}
