import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { TakedownContext } from './context.ts';
import { executeTakedowns } from './execute-takedowns.ts';
import { executeTakedownsJob } from './job-kinds.ts';

export function takedownJobs(context: TakedownContext): JobHandler[] {
  return [handleJob(executeTakedownsJob, () => executeTakedowns(context))];
}
