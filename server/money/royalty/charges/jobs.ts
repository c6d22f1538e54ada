import { FINE_DISPUTE_STATES } from '@tangent/domain/money/royalty/fine-dispute.ts';
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
    /** Where and for what we may have warned; jobs of earlier versions do not say it. */
    store_id: z.string().default(''),
    release_ids: z.array(z.uuid()).default([]),
  }),
);

/** Sends an email about a dispute of a fine that moved. It is about money, so it is always sent. */
export const fineDisputeMailJob = defineMailJob(
  'mail.fine_dispute',
  z.object({
    user_id: z.uuid(),
    state: z.enum(FINE_DISPUTE_STATES).exclude(['open']),
    store: z.string(),
    /** `2026-10` */
    month: z.string(),
    track: z.string(),
    amount_cents: z.number().int(),
    /** The note of staff. */
    note: z.string().nullable(),
    /** By when the store answers, or takes the fine back; null when nothing is due. */
    due_on: z.string().nullable(),
    transaction_id: z.string(),
  }),
);
