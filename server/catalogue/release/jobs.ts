import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import { checkRelease } from './check-release.ts';
import type { ReleaseContext } from './context.ts';
import { expireReleases } from './expire-releases.ts';
import { checkReleaseJob, expireReleasesJob } from './job-kinds.ts';

export function releaseJobs(context: ReleaseContext): JobHandler[] {
  return [
    handleJob(checkReleaseJob, ({ release_id }) => checkRelease(context, release_id)),
    handleJob(expireReleasesJob, () => expireReleases(context)),
  ];
}
