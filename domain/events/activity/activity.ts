/**
 * Events in the activity of an account: those of its releases (S3-119 to S3-122), their submission, and the news an
 * artist waits for: an approval, the delivery to all stores, a store that shows a release, its first thousand streams, a statement and a
 * payout.
 */
export const ACTIVITY_TYPES = [
  'created',
  'updated',
  'submitted',
  'published',
  'reopened',
  'approved',
  'delivered',
  'live',
  'streams',
  'statement',
  'payout',
] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/**
 * Notifications and emails about releases, and further events the owner must learn of: a takedown under way
 * a store that requires something of the owner, an approaching expiry, streams that do not look like
 * genuine listening, the receipt of a pre-save campaign, claims of other parties on the music, a release on another artist's page, and stores that a
 * release can leave for another distributor.
 */
const RELEASE_NOTIFICATION_TYPES = [
  'submitted',
  'approved',
  'rejected',
  'reopened',
  'published',
  'takedown_requested',
  'removed',
  'store_refused',
  'expiring',
  'expired',
  'unusual_streams',
  'presave_saved',
  'claim_opened',
  'claim_due',
  'claim_returned',
  'claim_closed',
  'track_removed',
  'track_restored',
  'page_wrong',
  'handover_due',
] as const;
export type ReleaseNotificationType = (typeof RELEASE_NOTIFICATION_TYPES)[number];

/**
 * All notifications: those about releases, and those about the account: a plan that is about to end, a payout that was
 * paid, cancelled, failed or returned, months that stores reported, a fine of a store and its dispute, a webhook endpoint that was switched off.
 */
export const NOTIFICATION_TYPES = [
  ...RELEASE_NOTIFICATION_TYPES,
  'subscription_ending',
  'payout_paid',
  'payout_cancelled',
  'payout_failed',
  'payout_returned',
  'month_reported',
  'store_fine',
  'fine_returned',
  'fine_dispute',
  'webhook_off',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Notifications about money that left or came back: their emails are sent whatever the account has chosen. */
const ALWAYS_EMAILED: readonly NotificationType[] = [
  'payout_paid',
  'payout_cancelled',
  'payout_failed',
  'payout_returned',
  'store_fine',
  'fine_returned',
  'fine_dispute',
];

/** Returns whether the owner of an account may turn the emails of this type off. */
export function isEmailOptional(type: NotificationType): boolean {
  return !ALWAYS_EMAILED.includes(type);
}

/** Saves of a release within this many minutes are one event. */
export const UPDATED_MERGE_MINUTES = 10;

/** Stores that show a release within this many hours are one event, the last of them named. */
export const LIVE_MERGE_HOURS = 24;

/** The streams of a release that are an event. */
export const STREAMS_MILESTONE = 1000;
