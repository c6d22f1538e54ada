import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { AccountContext } from './context.ts';
import { resetRequestJob } from './job-kinds.ts';
import { createResetMailLimiter } from './mail-limit.ts';
import { sendReset } from './send-reset.ts';

export function accountJobs(context: Pick<AccountContext, 'db' | 'pool' | 'clock' | 'limits_uses'>): JobHandler[] {
  return [handleJob(resetRequestJob, (request) => sendReset(context, createResetMailLimiter(context), request))];
}
