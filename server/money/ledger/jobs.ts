import type { Clock } from '../../platform/clock/clock.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { checkLedgerJob } from './job-kinds.ts';
import { runLedgerCheck } from './run-ledger-check.ts';

export function ledgerJobs(context: { db: Db; clock: Clock; log: Log }): JobHandler[] {
  return [handleJob(checkLedgerJob, ({ requested_by }) => runLedgerCheck(context, requested_by))];
}
