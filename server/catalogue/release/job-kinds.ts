import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Looks at a submitted release and puts it before the reviewers. */
export const checkReleaseJob = defineJob('release.check', z.object({ release_id: z.uuid() }));

/** Warns of and ends what nobody goes on with. */
export const expireReleasesJob = defineJob('release.expire', z.object({}), { cron: '13 * * * *' });
