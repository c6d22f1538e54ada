import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { reviewAutomatically } from './auto-review.ts';
import type { ReviewContext } from './context.ts';
import { autoReviewJob } from './job-kinds.ts';

export function reviewJobs(context: ReviewContext): JobHandler[] {
  return [handleJob(autoReviewJob, () => reviewAutomatically(context))];
}
