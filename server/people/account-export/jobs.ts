import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Builds the archive of an account; this takes long for a large catalogue. */
export const buildExportJob = defineJob('account-export.build', z.object({ export_id: z.uuid() }), {
  concurrency: 1,
  retry_limit: 3,
  expire_seconds: 3600,
});

/** Removes expired archives. */
export const pruneExportsJob = defineJob('account-export.remove', z.object({}), { cron: '41 * * * *' });

/** Sends the email that the requested archive is ready. */
export const exportMailJob = defineMailJob('mail.export', z.object({ user_id: z.uuid() }));
