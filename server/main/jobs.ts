import type { JobHandler } from '../platform/jobs/handle-job.ts';
import { releaseJobs } from '../release/jobs.ts';
import type { WorkerContext } from './worker-context.ts';

/** What is done in the background, for every noun. Each kind also stands in `job-kinds.ts`. */
export function buildJobHandlers(context: WorkerContext): JobHandler[] {
  return [...releaseJobs(context)];
}
