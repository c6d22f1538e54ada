// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Days until a store can be asked again to move a release to the right artist page. */
export const PAGE_REQUEST_AGAIN_DAYS = 7;
/** Review takes at most this many business days (S4-006). */
export const REVIEW_BUSINESS_DAYS = 2;
/** Announced go-live after approval, in business days (S9-001, S9-002, A-162). */
export const GO_LIVE_BUSINESS_DAYS = { free: { min: 15, max: 30 }, paid: { min: 5, max: 7 } } as const;
/** Announced go-live after approval with the express schedule, in days (S6-018, A-162). */
export const EXPRESS_GO_LIVE_DAYS = { min: 3, max: 5 } as const;
/** Note of a reviewer, in characters (A-127: textarea). */
export const REVIEW_NOTE_MAX_CHARS = 2000;
/** An alert closes automatically after this long (S9-004). */
export const ALERT_CLOSE_AFTER_MS = 5000;
/** Free users wait this long after the release date before a takedown, in calendar days (S4-016, A-101). */
export const FREE_TAKEDOWN_WAIT_DAYS = 90;
/** A takedown is executed between `min` and `max` clock hours after the request (S4-018, A-102). */
export const TAKEDOWN_HOURS = { min: 24, max: 48 } as const;
/** The owner's reason for a takedown, in characters (A-127: textarea). */
export const TAKEDOWN_REASON_MAX_LENGTH = 2000;
/** Releases per page of the review queue. */
export const REVIEWS_PER_PAGE = 50;
/** Weeks covered by the review statistics. */
export const REVIEW_STATISTICS_WEEKS = 12;
/** The old distributor keeps a release until at least so many business days after the request. */
export const CUT_OVER_BUSINESS_DAYS = 10;
