import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Creates the links of releases that were approved before links existed. */
export const createLinksJob = defineJob('smartlink.create', z.object({}), { cron: '41 * * * *' });
