import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { runSweep } from '../../platform/jobs/ticker.ts';
import type { SalesInboxContext } from './context.ts';
import { salesInboxSweeps } from './inbox-sweep.ts';
import { pollInboxJob, salesInboxSweep } from './job-kinds.ts';
import { pollInbox } from './poll-inbox.ts';

export function salesInboxJobs(context: SalesInboxContext & { is_sandbox: boolean }): JobHandler[] {
  return [
    handleJob(pollInboxJob, () => pollInbox(context)),
    handleJob(salesInboxSweep, async () => {
      for (const sweep of salesInboxSweeps(context)) await runSweep(context.db, sweep);
    }),
  ];
}
