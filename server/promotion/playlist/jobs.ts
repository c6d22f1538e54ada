import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';

/** Closes pitches without an answer after the promised days. */
export const closePitchesJob = defineJob('playlist.close', z.object({}), { cron: '41 * * * *' });

/**
 * Sends an email about a pitch: to the curator when it arrives, to the artist when it is answered or closed. The
 * pitch is read when the email is sent: no address of a curator is in a queue.
 */
export const pitchMailJob = defineMailJob(
  'mail.pitch',
  z.object({
    mail: z.enum(['pitch_received', 'pitch_accepted', 'pitch_declined', 'pitch_closed']),
    pitch_id: z.uuid(),
  }),
);
