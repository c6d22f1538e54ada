/** Every limit of webhooks, with its unit. */

/** Endpoints that an account may have at a time. */
export const WEBHOOK_ENDPOINTS_MAX = 5;
/** Address of an endpoint, in characters. */
export const WEBHOOK_URL_MAX_CHARS = 500;
/** An attempt ends after this time, with whatever has been answered until then. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** Of an answer so many bytes are read, and so many characters are kept for the log. */
export const WEBHOOK_ANSWER = { max_bytes: 16 * 1024, kept_chars: 1000 } as const;
/** Pauses after the first, second, … failed attempt of a message, in seconds: nine attempts over 24 hours. */
export const WEBHOOK_RETRY_SECONDS = [10, 60, 300, 1500, 5400, 14_400, 21_600, 43_200] as const;
/** An endpoint that took nothing for so many days is switched off when another message runs out of attempts. */
export const WEBHOOK_FAILING_DAYS = 3;
/** After a rotation the old secret signs for so many hours beside the new one. */
export const WEBHOOK_OLD_SECRET_HOURS = 24;
/** Messages and their attempts are kept for so many days, and can be sent again until then. */
export const WEBHOOK_LOG_DAYS = 30;
/** Messages per page of the log. */
export const WEBHOOK_MESSAGES_PER_PAGE = 20;
/** Tests and repeated messages that an account may ask for within the window. */
export const WEBHOOK_ACTIONS = { per_account: 60, window_minutes: 10 } as const;
/**
 * Endpoints that a worker serves at once, and messages to one endpoint that are under way at once: a slow endpoint holds
 * up only itself. No other worker serves an endpoint during its lease.
 */
export const WEBHOOK_SENDING = { endpoints: 100, per_endpoint: 5, lease_seconds: 60 } as const;
