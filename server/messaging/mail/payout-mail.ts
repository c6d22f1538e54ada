/**
 * The emails about a withdrawal. They are about money, so they are sent even to users with emails turned off.
 */
export const PAYOUT_MAILS = ['requested', 'paid', 'cancelled', 'failed', 'returned'] as const;
export type PayoutMail = (typeof PAYOUT_MAILS)[number];
