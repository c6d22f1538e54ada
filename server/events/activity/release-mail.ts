import { z } from 'zod';
import { defineMailJob } from '../../messaging/mail/public.ts';

/** The emails about a release: `release_` and the type of the notification that the email carries. */
export const RELEASE_MAILS = [
  'release_submitted',
  'release_approved',
  'release_reopened',
  'release_rejected',
  'release_published',
  'release_takedown_requested',
  'release_removed',
  'release_store_refused',
  'release_expiring',
  'release_expired',
  'release_unusual_streams',
  'release_presave_saved',
  'release_claim_opened',
  'release_claim_due',
  'release_claim_returned',
  'release_claim_closed',
  'release_track_removed',
  'release_track_restored',
  'release_page_wrong',
  'release_handover_due',
] as const;
export type ReleaseMail = (typeof RELEASE_MAILS)[number];

/**
 * Sends an email about a release to its owner. A notification announces it here; releases lie above, so the noun
 * `release-mail` of their distribution builds it.
 */
export const releaseMailJob = defineMailJob(
  'mail.release',
  z.object({ mail: z.enum(RELEASE_MAILS), release_id: z.uuid() }),
);
