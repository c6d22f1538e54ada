import { z } from 'zod';
import { defineJob, defineSweep } from '../../platform/jobs/define-job.ts';

/** Notices new dates, stops and release days of campaigns. */
export const campaignSweep = defineSweep('presave.campaigns', { every_ms: 5_000, sandbox_every_ms: 1_000 });

/** Saves a release for its fans at Spotify. A run that ends early is taken up by the next sweep. */
export const saveFansJob = defineJob('presave.save', z.object({ campaign_id: z.uuid() }), {
  retry_limit: 0,
  concurrency: 4,
  expire_seconds: 3600,
  is_outbound: true,
});

/** Adds the emails to all fans who asked for one. */
export const notifyFansJob = defineJob(
  'presave.notify',
  z.object({
    campaign_id: z.uuid(),
    mail: z.enum(['release_day', 'new_date']),
    /** The last fan of the batch before. */
    after: z.uuid().optional(),
  }),
);

/** Deletes unconfirmed reminders and old round trips. */
export const prunePresaveJob = defineJob('presave.prune', z.object({}), { cron: '23 * * * *' });
