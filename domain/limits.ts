/** Every business limit, with its unit and the requirement or decision it comes from. Defined nowhere else. */

/** One MB is 1,048,576 bytes. */
export const MB_BYTES = 1_048_576;

/** Rows of a list without pages, the most important first: more than anyone looks through. */
export const UNPAGED_ROWS_MAX = 500;
/** Calls per user; bytes of uploads have their own limits. */
export const CALLS = { per_user_and_minute: 300 } as const;
/**
 * A call repeated with its key within this many hours gets its first response (rule F80 in
 * docs/standards/reliability.md); the key has at most `max_chars` characters.
 */
export const IDEMPOTENCY_KEY = { hours: 24, max_chars: 255 } as const;
