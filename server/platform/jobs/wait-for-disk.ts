import { findDiskFailure } from '../disk/disk-error.ts';
import type { Db } from '../sql/open-database.ts';
import { inTransaction } from '../sql/transaction.ts';
import type { JobKind } from './define-job.ts';
import { enqueue } from './enqueue.ts';
import type { JobRun } from './handle-job.ts';

const RETRY_AFTER_SECONDS = 60;

/**
 * Enqueues a job again when its last attempt failed because of a full or failing disk: the job itself is fine and a
 * user waits for it. Earlier attempts fail as usual and are logged.
 */
export function waitForDisk<Data extends object>(
  db: Db,
  kind: JobKind<Data>,
  toKey: (data: Data) => string,
  work: (data: Data, run: JobRun) => Promise<void>,
): (data: Data, run: JobRun) => Promise<void> {
  return async (data, run) => {
    try {
      await work(data, run);
    } catch (error) {
      if (!run.is_last_attempt || findDiskFailure(error) === null) throw error;
      const options = { key: toKey(data), after_seconds: RETRY_AFTER_SECONDS };
      await inTransaction(db, (tx) => enqueue(tx, kind, data, options));
    }
  };
}
