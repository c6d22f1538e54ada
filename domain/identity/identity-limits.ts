// Limits of this subject, each with its unit and the requirement or decision it comes from. Defined nowhere else.
/** Password length in characters (S5-043, A-128). */
export const PASSWORD_CHARS = { min: 8, max: 128 } as const;
/** Characters a strong password has at least. */
export const STRONG_PASSWORD_MIN_CHARS = 12;
/** First and last name of a person, in characters. */
export const PERSON_NAME_CHARS = { min: 1, max: 50 } as const;
/** User name, in characters. */
export const USERNAME_CHARS = { min: 3, max: 30 } as const;
/** A session ends this long after its last use. */
export const SESSION_DAYS = 30;
/** A captcha challenge is valid for this long and once. */
export const CAPTCHA_MINUTES = 10;
/** Failed sign-ins per account and per address within the window before sign-in is blocked for a while. */
export const LOGIN_FAILURES = { per_account: 5, per_address: 20, window_minutes: 15 } as const;
/** A password reset link is valid for this long and once (S5-057, S5-058). */
export const RESET_LINK_HOURS = 2;
/** An email verification link is valid for this long and once. */
export const EMAIL_LINK_HOURS = 24;
/** The verification email is sent again at most this often. */
export const VERIFICATION_RESEND_SECONDS = 60;
/** Digits of a two-factor code (S5-056). */
export const TWO_FACTOR_DIGITS = 6;
/**
 * Lifetime of an authenticator code, in seconds; the codes one step before and after are accepted too (RFC 6238,
 *
 */
export const TWO_FACTOR_STEP_SECONDS = 30;
/** Wrong codes after which a pending sign-in ends. */
export const TWO_FACTOR_FAILURES = 5;
/**
 * Wrong codes per account within the window, across all pending sign-ins: a known password does not allow endless
 * guessing.
 */
export const CODE_FAILURES = { per_account: 10, window_minutes: 60 } as const;
/** One-time codes for a lost authenticator app. */
export const RECOVERY_CODES = 10;
/** With this few codes left the owner gets a warning. */
export const FEW_RECOVERY_CODES = 3;
/** A pending sign-in waits this long for its code. */
export const PENDING_LOGIN_MINUTES = 10;
/** After confirming password and code, a session allows sensitive actions for this long. */
export const STEP_UP_MINUTES = 10;
/** Wrong passwords and codes per account within the window, when a session has to be confirmed again. */
export const STEP_UP_FAILURES = { per_account: 5, window_minutes: 15 } as const;
/** A round trip to Google or Apple must return within this time. */
export const SOCIAL_ATTEMPT_MINUTES = 10;
/** Round trips to Google or Apple that one address may start. */
export const SOCIAL_ATTEMPTS = { per_address: 30, window_minutes: 1 } as const;
/** Captcha challenges per address. */
export const CAPTCHA_REQUESTS = { per_address: 30, window_minutes: 1 } as const;
/** Access tokens that an account may have at a time. */
export const API_TOKENS_MAX = 5;
/** Name of an access token, in characters. */
export const API_TOKEN_NAME_CHARS = { min: 1, max: 50 } as const;
/** Digits of a phone number without its calling code, and with it (A-068, ITU-T E.164). */
export const PHONE_DIGITS = { min: 4, max: 14, with_code_max: 15 } as const;
/** Campaign, medium and source of a visit, in characters each. */
export const CAMPAIGN_TAG_MAX_CHARS = 100;
/** Security events per page. */
export const SECURITY_EVENTS_PER_PAGE = 20;
/** An account can read its security events of this many days; older ones are deleted. */
export const SECURITY_EVENT_DAYS = 400;
