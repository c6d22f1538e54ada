import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Notifies artists of the stores that their releases can leave today. */
export const announceHandoversJob = defineJob('handover.announce', z.object({}), { cron: '11 6 * * *' });
