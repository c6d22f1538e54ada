import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Adds the emails about a release that has gone live to the followers of its artist. */
export const notifyFollowersJob = defineJob(
  'follow.notify',
  z.object({
    release_id: z.uuid(),
    /** The last follower of the batch before. */
    after: z.uuid().optional(),
  }),
);

/** Deletes unconfirmed requests, and the rows of who left. */
export const pruneFollowersJob = defineJob('follow.prune', z.object({}), { cron: '37 * * * *' });

/**
 * Sends an email to a follower: confirm the address (without a release), or the release is out. Everything else is read
 * when it is sent: no address is in a queue.
 */
export const followMailJob = defineMailJob(
  'mail.follow',
  z.object({ follower_id: z.uuid(), release_id: z.uuid().optional() }),
  { concurrency: 4 },
);
