import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
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

/**
 * Sends an email to a fan who asked for a reminder: confirm the address, the release is out, the date moved (A-048,
 * Everything else is read when it is sent: no address is in a queue.
 */
export const fanMailJob = defineMailJob(
  'mail.fan',
  z.object({ mail: z.enum(['confirm', 'release_day', 'new_date']), fan_id: z.uuid() }),
  {
    concurrency: 4,
  },
);
