import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';

/** What the product writes about a release. */
export const RELEASE_MAILS = [
  'release_submitted',
  'release_approved',
  'release_reopened',
  'release_rejected',
  'release_published',
] as const;
export type ReleaseMail = (typeof RELEASE_MAILS)[number];

export const welcomeMailJob = defineJob('mail.welcome', z.object({ user_id: z.uuid() }), { retry_limit: 10 });

export const releaseMailJob = defineJob(
  'mail.release',
  z.object({ mail: z.enum(RELEASE_MAILS), release_id: z.uuid() }),
  { retry_limit: 10 },
);
