import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Takes down all releases of a banned account, each in its own transaction so that a large catalogue locks nothing for
 * long.
 */
export const takeDownReleasesJob = defineJob(
  'people.take-down',
  z.object({ account_id: z.uuid(), actor_id: z.uuid() }),
  { retry_limit: 8 },
);

/** Removes the files of an erased account. */
export const eraseFilesJob = defineJob(
  'people.erase-files',
  z.object({ upload_ids: z.array(z.uuid()), storage_keys: z.array(z.string()) }),
  { retry_limit: 8 },
);
