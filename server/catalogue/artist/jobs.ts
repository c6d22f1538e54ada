import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Refreshes the number of followers of each linked profile from Spotify. */
export const refreshFollowersJob = defineJob('artist.refresh_followers', z.object({}), {
  cron: '23 3 * * *',
  retry_delay_seconds: 120,
  expire_seconds: 3600,
});
