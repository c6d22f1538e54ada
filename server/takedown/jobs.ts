import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { carryOutTakedowns } from './carry-out-takedowns.ts';
import type { TakedownContext } from './context.ts';
import { carryOutTakedownsJob } from './job-kinds.ts';

export function takedownJobs(context: TakedownContext): JobHandler[] {
  return [handleJob(carryOutTakedownsJob, () => carryOutTakedowns(context))];
}
