import { LANGUAGES } from '@tangent/domain/locale.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Somebody asked to reset the password of this address. Whether there is such an account is looked up in the background, so
 * that the answer takes as long for one as for the other.
 */
export const resetRequestJob = defineJob(
  'account.reset_request',
  z.object({
    email: z.string(),
    language: z.enum(LANGUAGES).optional(),
    address: z.string().nullable(),
    user_agent: z.string().nullable(),
  }),
);
