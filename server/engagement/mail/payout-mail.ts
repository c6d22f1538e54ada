/** What the product writes about a withdrawal. It is about money, so it reaches also who wants no other mails. */
export const PAYOUT_MAILS = ['requested', 'paid', 'cancelled', 'failed', 'returned'] as const;
export type PayoutMail = (typeof PAYOUT_MAILS)[number];
