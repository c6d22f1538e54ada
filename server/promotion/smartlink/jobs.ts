import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Creates the links of releases that were approved before links existed. */
export const createLinksJob = defineJob('smartlink.create', z.object({}), { cron: '41 * * * *' });

/** Removes the hashes of visitors and the salt of past days. */
export const pruneVisitorsJob = defineJob('smartlink.prune-visitors', z.object({}), { cron: '7 0 * * *' });
