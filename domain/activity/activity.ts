/** What an account's activity tells about its releases (SPEC 3). */
export const ACTIVITY_TYPES = ['created', 'updated', 'published', 'reopened'] as const;
export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** What people are told by notification and mail. */
export const NOTIFICATION_TYPES = ['submitted', 'approved', 'rejected', 'reopened', 'published', 'removed'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Saves of a release within this many minutes are one event. */
export const UPDATED_MERGE_MINUTES = 10;
