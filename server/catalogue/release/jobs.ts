import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Checks a submitted release and moves it to review. */
export const checkReleaseJob = defineJob('release.check', z.object({ release_id: z.uuid() }));

/** Warns about and expires abandoned releases. */
export const expireReleasesJob = defineJob('release.expire', z.object({}), { cron: '13 * * * *' });

/** Tells rooms above that a release has gone live. */
export const releasePublishedJob = defineJob('release.published', z.object({ release_id: z.uuid() }));
