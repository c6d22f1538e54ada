/** The emails about a reward of the referral program that is a credit; those about months are emails about a plan. */
export const REFERRAL_MAILS = ['referral_credited', 'referral_taken_back'] as const;
export type ReferralMail = (typeof REFERRAL_MAILS)[number];
