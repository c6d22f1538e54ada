import { LANGUAGES } from '@tangent/domain/locale.ts';
import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import { ACCOUNT_MAILS } from './account-mail.ts';

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

export const welcomeMailJob = defineMailJob(
  'mail.welcome',
  z.object({
    user_id: z.uuid(),
    /** The link that verifies the address, unless the sign-up has proved it. */
    link_id: z.uuid().optional(),
  }),
);

export const accountMailJob = defineMailJob(
  'mail.account',
  z.object({
    mail: z.enum(ACCOUNT_MAILS),
    user_id: z.uuid(),
    /** The link in the email. Its token is made when the email is built and is never in a queue. */
    link_id: z.uuid().optional(),
    /** The recipient, unless it is the address of the account. */
    to: z.string().optional(),
    /** The language of the page that requested the email, unless it is that of the account. */
    language: z.enum(LANGUAGES).optional(),
    params: z.record(z.string(), z.string()).default({}),
  }),
);
