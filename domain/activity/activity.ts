/** What an account's activity tells about its releases (S3-119 to S3-122). */
export const ACTIVITY_TYPES = ['created', 'updated', 'published', 'reopened'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/**
 * What people are told about their releases by notification and mail, and what else must reach them: a takedown on its way, a store
 * that wants something of them, an end that comes nearer, streams that do not look like people listening.
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
] as const;
export type ReleaseNotificationType = (typeof RELEASE_NOTIFICATION_TYPES)[number];

/** The same with what people are told about their account: a plan that comes to its end, money that left or did not. */
export const NOTIFICATION_TYPES = [
  ...RELEASE_NOTIFICATION_TYPES,
  'subscription_ending',
  'payout_paid',
  'payout_cancelled',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Saves of a release within this many minutes are one event. */
export const UPDATED_MERGE_MINUTES = 10;
