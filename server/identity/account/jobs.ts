import { LANGUAGES } from '@tangent/domain/locale.ts';
import { z } from 'zod';
import { defineJob } from '../../platform/jobs/define-job.ts';

/**
 * Sends the link that resets a password. The account is looked up in the background, so the response takes equally long
 * whether the address has an account or not.
 */
export const resetRequestJob = defineJob(
  'account.reset_request',
  z.object({
    email: z.string(),
    language: z.enum(LANGUAGES).optional(),
    ip_address: z.string().nullable(),
    user_agent: z.string().nullable(),
  }),
);
