/** Every limit of following an artist by email, with its unit and the decision it comes from. */

/** Requests to follow that one network may send. Confirmation mails to a mailbox are counted with those of pre-saves. */
export const FOLLOW_REQUESTS = { per_address: 20, window_minutes: 60 } as const;
/** The row of a follower who left, or who cannot be reached, is deleted after this many days. */
export const ENDED_FOLLOWER_DAYS = 30;
/** A release is announced within this many days of going live, and never later. */
export const ANNOUNCED_WITHIN_DAYS = 2;
