import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { monitorFileJob } from './jobs.ts';

/**
 * Enqueues monitoring of the figures that a trends file adds or its reversal removes, in the transaction that rolls up
 * or reverses the file.
 */
export function enqueueMonitoring(tx: Tx, fileNo: number): Promise<void> {
  return enqueue(tx, monitorFileJob, { file_no: fileNo, is_news: true }, { key: String(fileNo) });
}

/** Enqueues monitoring of a file again, without new figures in it. */
export function enqueueRecheck(tx: Tx, fileNo: number): Promise<void> {
  return enqueue(tx, monitorFileJob, { file_no: fileNo, is_news: false }, { key: `again ${fileNo}` });
}
