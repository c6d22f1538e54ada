/** Every limit of the referral program, with its unit and the decision it comes from. */

/** Tiers of the referral program: so many friends who count give so many months of PRO, once each. */
export const REFERRAL_TIERS = {
  bronze: { friends: 3, months: 1 },
  silver: { friends: 10, months: 6 },
  gold: { friends: 25, months: 12 },
} as const;
/** A friend counts this many days after the first payment, in periods of 24 hours. */
export const REFERRAL_QUALIFY_DAYS = 14;
/** Signals of abuse that weigh as much together are looked at by staff before a friend counts. */
export const REFERRAL_RISK_LIMIT = 60;
/** So many sign-ups with one code within one hour are a signal. */
export const SIGN_UP_BURST = 5;
/** Staff decides about a friend within this many business days. */
export const REFERRAL_REVIEW_BUSINESS_DAYS = 5;
/** Friends per page, of a referrer and in the back office. */
export const REFERRALS_PER_PAGE = 50;
/** First visits with a referral code that one address may report within the window. */
export const REFERRAL_VISITS = { per_address: 30, window_minutes: 60 } as const;

/** Referral code of a user, in characters. */
export const REFERRAL_CODE_CHARS = 8;
/** The first referrer of a visitor counts for this many days. */
export const REFERRAL_DAYS = 30;
