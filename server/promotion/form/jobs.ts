import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Deletes documents of answered requests, announces allowances that end soon and steps of moves that are due. */
export const sweepDueRequestsJob = defineJob('form.tidy', z.object({}), { cron: '23 6 * * *' });

/**
 * Sends an email about a request that a user sent with a form. They are answers, so they are always sent. The
 * request is read when the email is sent.
 */
export const formMailJob = defineMailJob(
  'mail.form',
  z.object({
    mail: z.enum(['form_received', 'form_answered', 'form_allowance_ends', 'form_move_request']),
    request_id: z.uuid(),
  }),
);
