import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { handleJob, type JobHandler } from '../platform/jobs/handle-job.ts';
import { checkRelease } from './check-release.ts';
import type { ReleaseContext } from './context.ts';

/** Looks at a submitted release and puts it before the reviewers. */
export const checkReleaseJob = defineJob('release.check', z.object({ release_id: z.uuid() }));

export function releaseJobs(context: ReleaseContext): JobHandler[] {
  return [handleJob(checkReleaseJob, ({ release_id }) => checkRelease(context, release_id))];
}
