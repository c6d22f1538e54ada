import { z } from 'zod';
import { defineMailJob } from '../../../messaging/mail/public.ts';

/**
 * Sends an email about the fines of a store in one month, or about fines that it took back. It is about money, so it is
 * sent even to users with emails turned off.
 */
export const fineMailJob = defineMailJob(
  'mail.fine',
  z.object({
    user_id: z.uuid(),
    is_back: z.boolean(),
    store: z.string(),
    /** `2026-10` */
    month: z.string(),
    tracks: z.number().int(),
    /** The title of the one track, or of the one with the largest fine. */
    track: z.string(),
    amount_cents: z.number().int(),
    transaction_id: z.string(),
  }),
);
