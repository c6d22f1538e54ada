import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Closes pitches without an answer after the promised days. */
export const closePitchesJob = defineJob('playlist.close', z.object({}), { cron: '41 * * * *' });
