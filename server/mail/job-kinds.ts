import { z } from 'zod';
import { defineJob } from '../platform/jobs/define-job.ts';
import { RELEASE_MAILS } from './release-mail.ts';

export const welcomeMailJob = defineJob('mail.welcome', z.object({ user_id: z.uuid() }), { retry_limit: 10 });

export const exportMailJob = defineJob('mail.export', z.object({ user_id: z.uuid() }), { retry_limit: 10 });

export const releaseMailJob = defineJob(
  'mail.release',
  z.object({ mail: z.enum(RELEASE_MAILS), release_id: z.uuid() }),
  { retry_limit: 10 },
);
