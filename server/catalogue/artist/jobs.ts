import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Refreshes the number of followers of each linked profile from Spotify. */
export const refreshFollowersJob = defineJob('artist.refresh_followers', z.object({}), {
  cron: '23 3 * * *',
  retry_delay_seconds: 120,
  expire_seconds: 3600,
});

/** Gives the pages of artists their keys whose releases were approved before artists had pages. */
export const createPageKeysJob = defineJob('artist.page_keys', z.object({}), { cron: '47 * * * *' });
