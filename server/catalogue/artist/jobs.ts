import { handleJob, type JobHandler } from '../../platform/jobs/handle-job.ts';
import type { ArtistContext } from './context.ts';
import { refreshFollowersJob } from './job-kinds.ts';
import { refreshFollowers } from './refresh-followers.ts';

export function artistJobs(context: ArtistContext): JobHandler[] {
  return [handleJob(refreshFollowersJob, (_data, { signal }) => refreshFollowers(context, signal))];
}
