// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Grace period after a failed renewal, in days. */
export const PAST_DUE_GRACE_DAYS = 7;
/** An email announces the end of an allowance this many days before. */
export const ALLOWANCE_NOTICE_DAYS = 14;
/**
 * A plan that renews stays in force this much longer than its period: a payment service settles the renewal after the
 * period ends.
 */
export const RENEWAL_LEEWAY_HOURS = 2;
/** An email announces a renewal this many days before. */
export const RENEWAL_NOTICE_DAYS = 7;
/** Days, of 24 hours each, in which the first payment of an account is refunded without a reason (S9-003, A-166). */
export const REFUND_DAYS = 14;
/** Share of royalties that goes to the artist, in percent (S6-026, S6-027, A-082). */
export const ROYALTY_SHARE_PERCENT = { free: 85, pro: 100, advanced: 100 } as const;
/** A withdrawal is paid about this many days after the request (S6-028, S6-029). */
export const PAYOUT_DAYS = { free: 90, pro: 30, advanced: 30 } as const;
/** Support responds within this many clock hours (S6-034 to S6-036, A-008, A-173). */
export const SUPPORT_HOURS = { free: 48, pro: 24, advanced: 4 } as const;
/** Announced lead time of each schedule (S6-016 to S6-018, A-161). */
export const SCHEDULE_SPANS = {
  standard: { min: 2, max: 3, unit: 'weeks' },
  priority: { min: 1, max: 2, unit: 'weeks' },
  express: { min: 3, max: 5, unit: 'days' },
} as const;
/** A checkout page of the payment service stays open for this long. */
export const CHECKOUT_MINUTES = 60;
/** A failed renewal is retried after this many hours. */
export const PAYMENT_RETRY_HOURS = 24;
/**
 * If the payment service sends no message about an action within this many seconds, the product fetches the result
 * itself.
 */
export const CONFIRMATION_WAIT_SECONDS = 60;
/**
 * Messages of the payment service are stored for this many days; it repeats a message for three days (rule F14 in
 * docs/standards/reliability.md).
 */
export const INBOX_DAYS = 90;
/** Staff can grant a plan for at most this many months at a time. */
export const GRANT_MONTHS_MAX = 24;
/** Payments and changes of a plan shown to its owner, latest first. */
export const PLAN_PAYMENTS_SHOWN = 50;
