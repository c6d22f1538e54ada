import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';
import { SHARE_MAILS } from './share-mail.ts';

/** The facts at the time of the change. Shares are hundredths of a percent. */
export const shareMailJob = defineMailJob(
  'mail.share',
  z.object({
    mail: z.enum(SHARE_MAILS),
    /** The owner of the tracks. */
    account_id: z.uuid(),
    payee_id: z.uuid(),
    /**
     * Number of the invitation whose link is in the email. Its token is made when the email is built and is never in a
     * queue.
     */
    invitation_no: z.number().int().nullable(),
    /** The artist of the tracks. */
    artist: z.string(),
    /** The first month of the new version. */
    from: z.string().nullable(),
    /** The first tracks of the change, and the number of all. */
    tracks: z.array(z.object({ title: z.string(), before: z.number().int(), after: z.number().int() })),
    track_count: z.number().int(),
    /** The amount that the owner recoups first from each track, and the amount that waits for the payee. */
    recoupable_cents: z.number().int(),
    waiting_micros: z.number().int(),
  }),
);
