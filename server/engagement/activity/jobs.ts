import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Deletes notifications that are older than they are kept. */
export const pruneNotificationsJob = defineJob('notification.prune', z.object({}), { cron: '17 * * * *' });
