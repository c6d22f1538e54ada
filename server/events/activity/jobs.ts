import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Deletes notifications after their retention period. */
export const pruneNotificationsJob = defineJob('notification.prune', z.object({}), { cron: '17 * * * *' });
