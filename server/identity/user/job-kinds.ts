import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Takes everything of a banned person out of the stores; each release by itself, so a large catalogue holds up nobody. */
export const takeDownReleasesJob = defineJob(
  'people.take-down',
  z.object({ account_id: z.uuid(), actor_id: z.uuid() }),
  { retry_limit: 8 },
);

/** Removes the files of an account that was erased. */
export const eraseFilesJob = defineJob(
  'people.erase-files',
  z.object({ upload_ids: z.array(z.uuid()), storage_keys: z.array(z.string()) }),
  { retry_limit: 8 },
);
